import postcss, { type AtRule, type Container } from 'postcss'

const forWide = /(?:width ?>= ?|min-width: ?)(?:4[3-9]|[5-9]\d)[.\d]*em/

const isForWide = ({ name, params }: AtRule) => name === 'media' && forWide.test(params)

/**
 * Takes the rules for wide screens, which phones never load, out of a style sheet. They are written next to the rules
 * they change, in blocks of `@media (width >= 43.75em)` and beyond.
 */
export function splitWide(css: string): { readonly narrow: string; readonly wide: string } {
  const narrow = postcss.parse(css)
  const wide = narrow.clone()
  narrow.walkAtRules('media', (rule) => void (isForWide(rule) && rule.remove()))
  keepWide(wide)
  return { narrow: String(narrow), wide: String(wide) }
}

function keepWide(container: Container) {
  container.each((node) => {
    if (node.type === 'atrule' && isForWide(node)) return
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes) keepWide(node)
    else node.remove()
    if (node.type === 'atrule' && node.nodes?.length === 0) node.remove()
  })
}
