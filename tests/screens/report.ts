import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeReport } from '#tests/support/figures.ts'

const folder = join(import.meta.dirname, '../../reports/screens')

export interface Inspected {
  readonly group: string
  readonly name: string
  readonly code: string
  readonly faults: readonly string[]
  /** File names, each with a label. */
  readonly pictures: readonly { readonly file: string; readonly label: string }[]
}

export function clearPictures() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

export function writePicture(file: string, picture: Buffer) {
  writeFileSync(join(folder, file), picture)
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = ({ file, label }: Inspected['pictures'][number]) =>
  `<figure><a href="screens/${file}"><img loading="lazy" src="screens/${file}" alt="${label}"></a><figcaption>${label}</figcaption></figure>`

const section = ({ name, code, faults, pictures }: Inspected) => `
<details open><summary>${escape(name)} · ${code}${faults.length ? ` · ${faults.length} faults` : ''}</summary>
<ul>${faults.map((fault) => `<li>${escape(fault)}</li>`).join('')}</ul>
<div>${pictures.map(figure).join('')}</div></details>`

const style = `body{font:15px/1.5 system-ui;margin:1rem;background:#eee}
div{display:flex;gap:8px;overflow-x:auto}figure{margin:0;flex:none}img{height:360px;min-width:120px;background:#ccc}
summary{font-weight:600}li{color:#b3261e}figcaption{font-size:12px}`

/** Writes one page with every picture, loaded lazily. */
export function writePage(inspected: readonly Inspected[]) {
  const groups = Map.groupBy(inspected, ({ group }) => group)
  const body = [...groups].map(([group, list]) => `<h2>${group}</h2>${list.map(section).join('')}`)
  const head = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>`
  writeReport('screens.html', `${head}<h1>Screens</h1>${body.join('\n')}`)
}
