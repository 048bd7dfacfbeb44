import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '#tests/lab/report.ts'

const file = join(import.meta.dirname, '../../../docs/bench.json')

type Figures = Record<string, readonly Row[]>

const committed = (): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {}

/** Prints the differences from the committed figures of the same measurement. */
export function compare(name: string, rows: readonly Row[]) {
  for (const [place, row] of rows.entries()) {
    const before = committed()[name]?.[place] ?? {}
    const [what = ''] = Object.values(row)
    for (const [column, value] of Object.entries(row))
      if (column in before && before[column] !== value)
        console.log(`${what}, ${column}: ${before[column]} -> ${value}`)
  }
}

/** Commits the rows as the new figures. */
export const keep = (name: string, rows: readonly Row[]) =>
  writeFileSync(file, `${JSON.stringify({ ...committed(), [name]: rows }, null, 2)}\n`)
