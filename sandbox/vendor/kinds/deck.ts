import type { Draw } from './kind.ts'

/** Returns a function that draws cards from one shuffled deck. */
export function deckOf(draw: Draw): () => number {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return () => deck.splice(draw(deck.length), 1)[0] ?? 0
}
