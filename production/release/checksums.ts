import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.ts'

/** As `sha256sum --check` reads it. */
export const checksumsOf = (folder: string) =>
  filesIn(folder)
    .map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
    .join('')

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
