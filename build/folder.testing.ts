import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Path → text, or a value to be written as JSON. */
type Files = Readonly<Record<string, unknown>>

/** A new folder, which is deleted when the test has ended. */
export function folderWith(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(folder, path), text)
  }
}
