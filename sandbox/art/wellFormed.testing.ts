const tag = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y

/** Whether every tag is closed in order; only for pictures without comments and entities. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = []
  let at = 0
  while (at < xml.length) {
    tag.lastIndex = at
    const [whole, isEnd, name, , isEmpty] = tag.exec(xml) ?? []
    if (whole === undefined || name === undefined) {
      const next = xml.indexOf('<', at)
      if (next === at) return false
      at = next === -1 ? xml.length : next
      continue
    }
    if (isEnd && open.pop() !== name) return false
    if (!isEnd && !isEmpty) open.push(name)
    at += whole.length
  }
  return open.length === 0
}
