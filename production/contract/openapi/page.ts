import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const explorer = fileURLToPath(
  import.meta.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js'),
)

/** One file, which needs neither a server nor a network: the policy allows no request at all. */
export const pageOf = (document: { readonly info: { readonly title: string } }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<title>${document.info.title}</title>
<style>${style}</style>
<openapi-explorer hide-console hide-authentication hide-server-selection use-path-in-nav-bar collapse schema-expand-level="3"
  primary-color="#5b3fd6" secondary-color="#ffb84d" nav-bg-color="#171a2e" nav-text-color="#e6e8f5"></openapi-explorer>
<script>${scriptOf(explorer)}</script>
<script type="application/json">${JSON.stringify(document).replaceAll('<', String.raw`\u003c`)}</script>
<script>
  const [text] = document.querySelectorAll('script[type="application/json"]')
  document.querySelector('openapi-explorer').loadSpec(JSON.parse(text.textContent))
</script>
</html>
`

/** Throws where the script would end early within the page. */
function scriptOf(file: string) {
  const text = readFileSync(file, 'utf8')
  if (/<\/script/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text
}

const style = `
body { margin: 0 }
openapi-explorer { --font-regular: system-ui, sans-serif; --font-mono: ui-monospace, monospace }`
