import type { Rolldown } from 'vite'

/**
 * Puts the CSS of later chunks into their scripts: one request instead of two, and the first view need not list
 * sheets. A constructed sheet needs no exception in the content security policy.
 */
export function stylesIntoScripts(bundle: Rolldown.OutputBundle) {
  const taken = new Set<string>()
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.viteMetadata) continue
    for (const file of chunk.viteMetadata.importedCss) {
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') throw new Error(`${chunk.fileName} has lost its style ${file}`)
      chunk.code = `${adopting(String(sheet.source).trim())}${chunk.code}`
      taken.add(file)
    }
    chunk.viteMetadata.importedCss.clear()
  }
  for (const file of taken) delete bundle[file]
}

const adopting = (css: string) =>
  `{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}\n`
