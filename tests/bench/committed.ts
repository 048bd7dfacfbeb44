import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '../support/figures.ts'

const file = join(import.meta.dirname, '../../docs/bench.json')

type Figures = Record<string, readonly Row[]>

const committed = (): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {}

/** Prints what differs from the committed figures of the same measure. */
export function compare(name: string, rows: readonly Row[]) {
  for (const [place, row] of rows.entries()) {
    const before = committed()[name]?.[place] ?? {}
    const [what = ''] = Object.values(row)
    for (const [column, value] of Object.entries(row))
      if (column in before && before[column] !== value)
        console.log(`${what}, ${column}: ${before[column]} -> ${value}`)
  }
}

/** Makes the rows the committed figures. */
export const keep = (name: string, rows: readonly Row[]) =>
  writeFileSync(file, `${JSON.stringify({ ...committed(), [name]: rows }, null, 2)}\n`)
