/** Which version of the client this page is; '' where nobody wrote it on the page (tests, `npm run dev`). */
export const version = document.querySelector<HTMLMetaElement>('meta[name=tatami-version]')?.content ?? ''

/** Whether the hall has another one by now: then files that are missing will not come back. */
export async function isOutdated(): Promise<boolean> {
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text()
    return version !== '' && page.includes('tatami-version') && !page.includes(version)
  } catch {
    return false
  }
}
