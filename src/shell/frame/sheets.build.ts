import type { Rolldown } from 'vite'

/**
 * The style of what comes later travels inside its script: one request instead of two, and the first view
 * need not list sheets. As a constructed sheet it needs no exception in the policy.
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
