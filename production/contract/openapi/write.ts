import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiOf } from './document.ts'
import { pageOf } from './page.ts'

/** Writes openapi.json and index.html. */
export function writeContract(folder: string, version: string) {
  const document = openApiOf(version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
  writeFileSync(join(folder, 'index.html'), pageOf(document))
}
