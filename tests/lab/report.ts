import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const reports = join(import.meta.dirname, '../../reports')

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Writes a file of reports/. */
export function writeReport(file: string, content: string | Buffer) {
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, file), content)
}

export type Row = Readonly<Record<string, string | number>>

/** Formats rows with the same columns as a markdown table. */
function tableOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n')
}

/** Prints the table and writes it as NAME.md, with the figures beside it as NAME.json. */
export function publish(name: string, rows: readonly Row[]) {
  const table = tableOf(rows)
  writeReport(`${name}.md`, `${table}\n`)
  writeReport(`${name}.json`, `${JSON.stringify(rows, null, 2)}\n`)
  console.log(`\n${table}\n`)
}

export interface Picture {
  readonly file: string
  readonly label: string
}

/** Pictures side by side, under a title. */
export interface Strip {
  readonly title: string
  readonly faults?: readonly string[]
  readonly pictures: readonly Picture[]
}

/** Empties the folder of a page's pictures, and returns what writes one into it. */
export function openPictures(page: string) {
  rmSync(join(reports, page), { recursive: true, force: true })
  mkdirSync(join(reports, page), { recursive: true })
  return (file: string, picture: Buffer) => writeReport(join(page, file), picture)
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `body{font:15px/1.5 system-ui;margin:1rem;background:#eee}
div{display:flex;gap:8px;overflow-x:auto}figure{margin:0;flex:none}img{height:420px;min-width:120px;background:#ccc}
summary{font-weight:600}li{color:#b3261e}figcaption{font-size:12px}`

/** Writes PAGE.html, with every strip of pictures; they load lazily. */
export function writePage(page: string, groups: ReadonlyMap<string, readonly Strip[]>) {
  const figure = ({ file, label }: Picture) =>
    `<figure><a href="${page}/${file}"><img loading="lazy" src="${page}/${file}" alt="${label}"></a><figcaption>${label}</figcaption></figure>`
  const section = ({ title, faults = [], pictures }: Strip) => `
<details open><summary>${escape(title)}${faults.length ? ` · ${faults.length} faults` : ''}</summary>
<ul>${faults.map((fault) => `<li>${escape(fault)}</li>`).join('')}</ul>
<div>${pictures.map(figure).join('')}</div></details>`
  const body = [...groups].map(
    ([group, strips]) => `<h2>${escape(group)}</h2>${strips.map(section).join('')}`,
  )
  const head = `<!doctype html><meta charset="utf-8"><title>${page}</title><style>${style}</style>`
  writeReport(`${page}.html`, `${head}<h1>${page}</h1>${body.join('\n')}`)
  console.log(`reports/${page}.html`)
}
