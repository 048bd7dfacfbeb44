import { type Subject, artName } from '../../src/ui/art/art.rules.ts'
import { drawingOf } from '../../src/ui/art/drawing.rules.ts'
import { seededRandom, shuffled } from '../world/random.ts'

/** What is seen of a game from afar. */
export interface Look {
  readonly motif: string
  readonly palette: number
}

/** A screen of tiles, and a tile's neighbours in a list of up to four columns. */
export const apart = { motif: 9, palette: 4 } as const

export function lookOf(game: Subject): Look {
  const drawing = drawingOf(artName('square', game))
  return { motif: drawing?.hero ?? '', palette: drawing?.palette ?? 0 }
}

interface Seen<T> extends Look {
  readonly item: T
}

const mostTries = 80

/**
 * The same items in another order, so that none looks like one a few places before it; `before` are already in their
 * places. Where no try finds such an order, the best one found.
 */
export function arranged<T>(
  items: readonly T[],
  look: (item: T) => Look,
  before: readonly T[] = [],
): T[] {
  const seen = items.map((item) => ({ item, ...look(item) }))
  const fixed = before.map(look)
  let best: readonly Seen<T>[] = seen
  let fewest = Infinity
  for (let turn = 0; turn < mostTries && fewest > 0; turn += 1) {
    const order = spread(turn === 0 ? seen : shuffled(seededRandom(turn), seen), fixed)
    const alike = alikeIn([...fixed, ...order])
    if (alike >= fewest) continue
    best = order
    fewest = alike
  }
  return best.map(({ item }) => item)
}

const alikeIn = (looks: readonly Look[]) =>
  looks.filter(
    (one, place) => !isFresh(one, looks.slice(0, place)) || !isApart(one, looks.slice(0, place)),
  ).length

const isFresh = ({ motif }: Look, before: readonly Look[]) =>
  before.slice(1 - apart.motif).every((other) => other.motif !== motif)

const isApart = ({ palette }: Look, before: readonly Look[]) =>
  before.slice(1 - apart.palette).every((other) => other.palette !== palette)

/** In the given order, except that what is left of a motif has to begin in time to be far enough apart. */
function spread<T>(items: readonly Seen<T>[], fixed: readonly Look[]): Seen<T>[] {
  const left = [...items]
  const counts = new Map<string, number>()
  for (const { motif } of left) counts.set(motif, (counts.get(motif) ?? 0) + 1)
  const order: Seen<T>[] = []
  while (left.length > 0) {
    const near = [...fixed, ...order].slice(-apart.motif)
    const fresh = left.filter((one) => isFresh(one, near))
    const most = Math.max(0, ...fresh.map(({ motif }) => counts.get(motif) ?? 0))
    const isUrgent = most * apart.motif >= left.length - apart.motif
    const pressing = isUrgent ? fresh.filter(({ motif }) => counts.get(motif) === most) : fresh
    const next =
      pressing.find((one) => isApart(one, near)) ??
      fresh.find((one) => isApart(one, near)) ??
      fresh[0] ??
      left[0]
    if (!next) break
    left.splice(left.indexOf(next), 1)
    counts.set(next.motif, (counts.get(next.motif) ?? 1) - 1)
    order.push(next)
  }
  return order
}
