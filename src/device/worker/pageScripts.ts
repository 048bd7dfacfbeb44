interface PageScript {
  readonly type: string
  readonly text: string
}

const scripts = /<script\b([^>]*)>([^]*?)<\/script/gi

const attribute = (tag: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)

/** Finds a page's script by its id, however its tag is written: proxies between host and phone may rewrite it. */
export function scriptIn(html: string, id: string): PageScript | undefined {
  for (const [, tag = '', text = ''] of html.matchAll(scripts))
    if (attribute(tag, 'id') === id) return { type: attribute(tag, 'type') ?? '', text }
  return undefined
}

/** Data of a page; undefined where it is missing or broken. */
export function dataIn(html: string, id: string): unknown {
  try {
    return JSON.parse(scriptIn(html, id)?.text ?? '')
  } catch {
    return undefined
  }
}
