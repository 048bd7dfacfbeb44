/** An element of a property list. The parser is strict and throws on a mismatched tag. */
export interface Element {
  readonly tag: string
  readonly text: string
  readonly children: readonly Element[]
}

const token = /<(\/?)(\w+)(?: [^>]*?)?(\/?)>|([^<]+)/g

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

export function readPlist(xml: string): Element {
  const root = { tag: '', text: '', children: [] as Element[] }
  const open = [root]
  for (const [, closing, tag, empty, text] of xml
    .replace(/^<\?.*\?>\s*<!.*>\s*/, '')
    .matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += unescaped(text)
    else if (closing) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes another`)
    } else {
      const element = { tag: tag ?? '', text: '', children: [] as Element[] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [plist] = root.children
  if (open.length !== 1 || plist?.tag !== 'plist') throw new Error('Not a property list')
  return plist
}

export function dictOf(dict: Element | undefined): Readonly<Record<string, Element>> {
  const items = dict?.children ?? []
  return Object.fromEntries(
    items.flatMap((item, at) => {
      const value = items[at + 1]
      return item.tag === 'key' && value ? [[item.text, value]] : []
    }),
  )
}
