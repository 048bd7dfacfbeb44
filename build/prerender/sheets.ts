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
      // Behind the code, whose source map counts its lines.
      chunk.code += adopting(String(sheet.source).trim())
      taken.add(file)
    }
    chunk.viteMetadata.importedCss.clear()
  }
  for (const file of taken) delete bundle[file]
}

const adopting = (css: string) =>
  `\n{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}`
