import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hashesOf } from '#build/site/headers.ts'

const explorer = fileURLToPath(
  import.meta.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js'),
)

interface Document {
  readonly info: { readonly title: string }
}

/**
 * A single file that needs neither a server nor a network: its policy allows no requests at all.
 */
export function pageOf(document: Document) {
  const body = bodyOf(document)
  const scripts = hashesOf(body, 'script').join(' ')
  // The library writes its styles into the page.
  const policy = `default-src 'none'; script-src ${scripts}; style-src 'unsafe-inline'; img-src data:; font-src data:`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${document.info.title}</title>
<style>${style}</style>
${body}
</html>
`
}

const bodyOf = (
  document: Document,
) => `<openapi-explorer hide-console hide-authentication hide-server-selection use-path-in-nav-bar collapse schema-expand-level="3"
  primary-color="#5b3fd6" secondary-color="#ffb84d" nav-bg-color="#171a2e" nav-text-color="#e6e8f5"></openapi-explorer>
<script>${scriptOf(explorer)}</script>
<script type="application/json">${JSON.stringify(document).replaceAll('<', String.raw`\u003c`)}</script>
<script>
  const [text] = document.querySelectorAll('script[type="application/json"]')
  document.querySelector('openapi-explorer').loadSpec(JSON.parse(text.textContent))
</script>`

/** Throws if the script contains its own closing tag. */
function scriptOf(file: string) {
  const text = readFileSync(file, 'utf8')
  if (/<\/script/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text
}

const style = `
body { margin: 0 }
openapi-explorer { --font-regular: system-ui, sans-serif; --font-mono: ui-monospace, monospace }`
