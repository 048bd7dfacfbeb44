type Child = Node | string
type Attributes = Readonly<Record<string, string | number | boolean>>

const svgSpace = 'http://www.w3.org/2000/svg'

function dress<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value))
  element.append(...children)
  return element
}

export const h = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
) => dress(document.createElement(tag), attributes, children)

export const s = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
) => dress(document.createElementNS(svgSpace, tag), attributes, children)

export function button(
  label: string,
  attributes: Attributes,
  onClick: () => void,
  ...face: Child[]
) {
  const element = h('button', { type: 'button', ...attributes }, ...(face.length ? face : [label]))
  if (face.length > 0 && label) element.setAttribute('aria-label', label)
  element.addEventListener('click', onClick)
  return element
}

/** A symbol from the page's sprite. */
export const picture = (name: string) =>
  s('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, s('use', { href: `#${name}` }))

/** A 24 × 24 outline icon. */
export const icon = (path: string) =>
  s('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, s('path', { d: path }))
