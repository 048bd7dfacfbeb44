const forWide = /^@media[^{]*(?:width ?>= ?|min-width: ?)(?:4[3-9]|[5-9]\d)[.\d]*em/

/**
 * Takes the rules for wide screens, which phones never load, out of a style sheet. They are written next to the rules
 * they change, in blocks of `@media (width >= 43.75em)` and beyond.
 */
export function splitWide(css: string): { readonly narrow: string; readonly wide: string } {
  const parts = statementsOf(css).map((statement) => {
    if (forWide.test(statement)) return { narrow: '', wide: statement }
    const layer = /^@layer[^{;]*\{/.exec(statement)?.[0]
    if (!layer) return { narrow: statement, wide: '' }
    const { narrow, wide } = splitWide(statement.slice(layer.length, -1))
    return { narrow: `${layer}${narrow}}`, wide: wide && `${layer}${wide}}` }
  })
  const joined = (side: 'narrow' | 'wide') => parts.map((part) => part[side]).join('')
  return { narrow: joined('narrow'), wide: joined('wide') }
}

/** The rules and at-rules of the top level; braces in strings must be paired. */
function statementsOf(css: string): string[] {
  const statements: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth > 0 || (css[at] !== '}' && css[at] !== ';')) continue
    statements.push(css.slice(start, at + 1).trim())
    start = at + 1
  }
  return [...statements, css.slice(start).trim()].filter(Boolean)
}
