import type { Draw } from '#sandbox/vendor/kinds/kind.ts'

/** A card is 0 to 51: thirteen ranks starting with the ace, four suits. */
export const rankOf = (card: number) => card % 13
export const suitOf = (card: number) => Math.floor(card / 13)

/** Returns a function that draws cards from one shuffled deck. */
export function deckOf(draw: Draw): () => number {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return () => deck.splice(draw(deck.length), 1)[0] ?? 0
}
