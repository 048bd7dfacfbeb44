import { hashesOf } from '../../../sandbox/site/headers.ts'
import { type Call, articleOf, callsOf } from './article.ts'
import type { openApiOf } from './document.ts'
import { fieldOf } from './fields.ts'
import { codeOf, escaped, phraseOf, proseOf, recordOf } from './html.ts'

/**
 * A single file that needs neither a server nor a network nor a script: its policy allows nothing
 * but its own style.
 */
export function pageOf({ info, paths, components }: ReturnType<typeof openApiOf>) {
  const byGroup = Map.groupBy(callsOf(paths), ({ group }) => group)
  const groups = [...byGroup].toSorted(([one], [other]) => one.localeCompare(other))
  const { parameters, schemas } = components
  const body = `<style>${style}</style>
<nav><a href="#top">${escaped(info.title)}</a> <a href="#headers">Headers</a> <a href="#schemas">Schemas</a>
${groups.map(contentsOf).join('\n')}</nav>
<main id="top"><h1>${escaped(info.title)} ${escaped(info.version)}</h1>
${proseOf(info.description)}
${groups.map(([group, calls]) => `<h2>${group}</h2>${calls.map(articleOf).join('\n')}`).join('\n')}
<h2 id="headers">Headers</h2>${Object.entries(recordOf(parameters)).map(headerOf).join('\n')}
<h2 id="schemas">Schemas</h2>${Object.entries(recordOf(schemas)).map(schemaOf).join('\n')}</main>`
  const policy = `default-src 'none'; style-src ${hashesOf(body, 'style').join(' ')}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(info.title)}</title>
${body}
</html>
`
}

const contentsOf = ([group, calls]: readonly [string, readonly Call[]]) =>
  `<details><summary>${group}</summary>${calls
    .map(({ id, address }) => `<a href="#${id}">${address}</a>`)
    .join('')}</details>`

const headerOf = ([name, header]: [string, unknown]) =>
  `<article id="${name}"><h3>${codeOf(name)}</h3><p>${phraseOf(recordOf(header)['description'])}</p></article>`

const schemaOf = ([name, schema]: [string, unknown]) =>
  `<article id="${name}"><h3>${name}</h3><ul>${fieldOf(name, recordOf(schema), true)}</ul></article>`

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; grid-template-columns: 20rem minmax(0, 60rem); gap: 2rem; margin: 0; overflow-wrap: anywhere }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1rem }
nav a { display: block }
main { padding: 1rem }
article { border-block-start: 1px solid GrayText }
code { font: .9em ui-monospace, monospace; color: light-dark(#5b3fd6, #b9a8ff) }
ul { padding-inline-start: 1.25rem }
td, th { padding-inline-end: 1rem; text-align: start; vertical-align: top }
@media (max-width: 50rem) { body { display: block } nav { position: static; height: auto } }`
