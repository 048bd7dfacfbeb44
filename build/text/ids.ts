import MagicString from 'magic-string'

const fewest = 3

/** As Lingui makes them: six characters of a hash. */
const quoted = /(?<=(["'`]))[\w-]{6}(?=\1)/g

/** Each id's shortest beginning that no other has, of three characters or more; a new text rarely changes another's. */
export function shortIds(ids: Iterable<string>): ReadonlyMap<string, string> {
  const sorted = [...ids].toSorted()
  return new Map(
    sorted.map((id, place) => {
      const alike = [sorted[place - 1], sorted[place + 1]].map((other) => beginning(id, other))
      return [id, id.slice(0, Math.max(fewest, ...alike.map((length) => length + 1)))]
    }),
  )
}

/** How many characters both begin with. */
function beginning(id: string, other = '') {
  let length = 0
  while (length < id.length && id[length] === other[length]) length += 1
  return length
}

export const shortening = (code: string, short: ReadonlyMap<string, string>) =>
  new MagicString(code).replace(quoted, (text) => short.get(text) ?? text)
