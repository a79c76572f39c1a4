/** A picture of what is on the mat, as SVG or PNG, made here and without asking anybody for anything.
 *
 * Boards are HTML and SVG together, so the picture is an SVG around a copy of the page's own elements (`foreignObject`) with
 * its styles, signs and fonts inside: any browser shows it as it was, a drawing program may not. The PNG is painted from it.
 */

const XHTML = 'http://www.w3.org/1999/xhtml'
/** No picture is larger, whatever the screen. */
const MOST_PIXELS = 4096

export interface Picture {
  svg: string
  width: number
  height: number
}

/** What an element looks like now. */
export async function pictureOf(element: HTMLElement): Promise<Picture> {
  const { width, height } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  for (const field of copy.querySelectorAll('script, iframe, audio')) field.remove()
  copy.setAttribute('xmlns', XHTML)
  copy.style.cssText += `;position:static;width:${width}px;height:${height}px;margin:0`
  const root = document.documentElement
  const styles = `${rules()}\n${await fonts()}\n* { animation: none !important; transition: none !important; }`
  const attributes = [...root.attributes].filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => ` ${name}="${escaped(value)}"`)
  const body = new XMLSerializer().serializeToString(copy)
  // Things that others refer to by their id (patterns, signs) lie elsewhere on the page.
  const shared = [...document.querySelectorAll('svg')].filter((each) => each.querySelector('defs, symbol') && !element.contains(each)).map((each) => new XMLSerializer().serializeToString(each))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${attributes.join('')} style="${escaped(root.getAttribute('style') ?? '')}">` +
    `<style>${escaped(styles)}</style>` +
    `<foreignObject x="0" y="0" width="${width}" height="${height}"><div xmlns="${XHTML}" style="width:${width}px;height:${height}px;font:400 14px/1.4 var(--font-text);color:var(--sumi);background:var(--washi);overflow:hidden"><div style="position:absolute;width:0;height:0;overflow:hidden">${shared.join('')}</div>${body}</div></foreignObject></svg>`
  return { svg: svg.replace(CONTROLS, ''), width, height }
}

/** Signs that no XML may have. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** All styles of the page but its fonts, which are fetched. */
function rules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules]
      } catch {
        return [] // of another house: it has none of our styles
      }
    })
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n')
}

/** The fonts that this page has really used, inside: a picture may fetch nothing. */
async function fonts(): Promise<string> {
  const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map((face) => `${plain(face.family)} ${face.weight} ${face.unicodeRange}`))
  const faces = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => ({ rule, base: sheet.href ?? location.href }))
    } catch {
      return []
    }
  })
  const wanted = faces.filter(({ rule: { style } }) => used.has(`${plain(style.getPropertyValue('font-family'))} ${style.getPropertyValue('font-weight') || 'normal'} ${style.getPropertyValue('unicode-range') || 'U+0-10FFFF'}`))
  const texts = (wanted.length ? wanted : faces).map(({ rule, base }) => embedded(rule.cssText, base))
  return (await Promise.all(texts)).join('\n')
}

const plain = (family: string): string => family.replace(/["']/g, '')

async function embedded(css: string, base: string): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(css)?.[1]
  if (!address || address.startsWith('data:')) return css
  try {
    const bytes = new Uint8Array(await (await fetch(new URL(address, base))).arrayBuffer())
    let text = ''
    for (let k = 0; k < bytes.length; k += 8192) text += String.fromCharCode(...bytes.subarray(k, k + 8192))
    return css.replace(address, `data:font/woff2;base64,${btoa(text)}`)
  } catch {
    return '' // without it the picture has the reader's own letters
  }
}

/** The same as dots, twice as many as on the screen where there is room. */
export async function painted({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image()
  // Not as a blob: a canvas that has seen one with foreign things in it gives nothing away any more.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const scale = Math.max(0.1, Math.min(2, MOST_PIXELS / width, MOST_PIXELS / height))
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)]
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
}

/** Hands a file to whoever sits here. */
export function give(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
