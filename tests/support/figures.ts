import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const reports = join(import.meta.dirname, '../../reports')

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function writeReport(file: string, text: string) {
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, file), text)
}

export type Row = Readonly<Record<string, string | number>>

/** Formats rows with the same columns as a markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n')
}

/** Prints the table and writes it, with the raw figures beside it, to reports/. */
export function publish(name: string, rows: readonly Row[]) {
  const table = tableOf(rows)
  writeReport(`${name}.md`, `${table}\n`)
  writeReport(`${name}.json`, `${JSON.stringify(rows, null, 2)}\n`)
  console.log(`\n${table}\n`)
}
