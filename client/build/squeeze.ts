/** Vite plugin: every text file of the build once more as .br and .gz, so that the hall need not squeeze them. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

/** Which way suits a file best cannot be told beforehand: each is tried, once and for all who fetch it. */
const WAYS = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT].flatMap((mode) => [0, 16].map((block) => ({ [constants.BROTLI_PARAM_MODE]: mode, [constants.BROTLI_PARAM_LGBLOCK]: block })))

const smallest = (bytes: Buffer): Buffer =>
  WAYS.map((params) => brotliCompressSync(bytes, { params })).reduce((least, other) => (other.length < least.length ? other : least))

export function squeezePlugin(): Plugin {
  let folder = ''
  return {
    name: 'tatami-squeeze',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    // Not closeBundle: that also comes after a build that failed, and would hide why.
    writeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const bytes = readFileSync(path)
        writeFileSync(`${path}.br`, smallest(bytes))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
