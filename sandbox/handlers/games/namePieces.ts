import { phrases } from '#sandbox/seed/names.ts'

type Piece = readonly [english: string, bengali: string]

const known = new Map(phrases.map(([english, bengali]): Piece => [english, bengali]))
const longest = Math.max(...[...known.keys()].map((phrase) => phrase.split(' ').length))

/**
 * Splits names into the phrases they share, most frequent first; each name becomes a list of phrase
 * indexes.
 */
export function inPieces(names: readonly Piece[]) {
  const cut = names.map(piecesOf)
  const uses = new Map<string, { piece: Piece; count: number }>()
  for (const piece of cut.flat()) {
    const use = uses.get(keyOf(piece)) ?? { piece, count: 0 }
    uses.set(keyOf(piece), { piece, count: use.count + 1 })
  }
  const ranked = [...uses.values()].toSorted((a, b) => b.count - a.count)
  const places = new Map(ranked.map(({ piece }, place) => [keyOf(piece), place]))
  return {
    pieces: ranked.map(({ piece: [english, bengali] }): [string, string] => [english, bengali]),
    gameName: cut.map((pieces) => pieces.map((piece) => places.get(keyOf(piece)) ?? 0)),
  }
}

const keyOf = (piece: Piece) => piece.join('\n')

/** A name whose Bengali differs from that of its phrases is not split. */
function piecesOf(name: Piece): Piece[] {
  const pieces = phrasesOf(name[0].split(' '))
  const isSame = pieces?.map(([, bengali]) => bengali).join(' ') === name[1]
  return pieces && isSame ? pieces : [name]
}

function phrasesOf(words: readonly string[]): Piece[] | null {
  if (words.length === 0) return []
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const english = words.slice(0, length).join(' ')
    const bengali = /^\d+$/.test(english)
      ? Number(english).toLocaleString('bn-BD')
      : known.get(english)
    const rest = bengali === undefined ? null : phrasesOf(words.slice(length))
    if (bengali !== undefined && rest) return [[english, bengali], ...rest]
  }
  return null
}
