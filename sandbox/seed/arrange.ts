import { type Subject, artName } from '#ui/art/art.rules.ts'
import { drawingOf } from '#ui/art/drawing.rules.ts'
import { seededRandom, shuffled } from '#sandbox/world/random.ts'

/** What distinguishes a game at a glance. */
export interface Look {
  readonly motif: string
  readonly palette: number
}

/**
 * The minimum distance between equal motifs (a screen of tiles) and equal palettes (a tile's
 * neighbours in up to four columns).
 */
export const apart = { motif: 9, palette: 4 } as const

export function lookOf(game: Subject): Look {
  const drawing = drawingOf(artName('square', game))
  return { motif: drawing?.hero ?? '', palette: drawing?.palette ?? 0 }
}

interface Seen<T> extends Look {
  readonly item: T
}

interface Placed<T> extends Seen<T> {
  readonly place: number
}

/** Fewer tries for long lists, as each takes longer. */
const triesFor = (count: number) => Math.max(1, Math.min(80, Math.round(120_000 / count)))

/**
 * Reorders the items so that none looks like one a few places before it; `before` holds the items
 * in front, which stay. If no try succeeds, returns the best order found.
 */
export function arranged<T>(
  items: readonly T[],
  look: (item: T) => Look,
  before: readonly T[] = [],
): T[] {
  const seen = items.map((item) => ({ item, ...look(item) }))
  const tries = triesFor(items.length)
  const fixed = before.map(look)
  let best: readonly Seen<T>[] = seen
  let fewest = Infinity
  for (let turn = 0; turn < tries && fewest > 0; turn += 1) {
    const order = spread(turn === 0 ? seen : shuffled(seededRandom(turn), seen), fixed)
    const alike = alikeIn([...fixed, ...order])
    if (alike >= fewest) continue
    best = order
    fewest = alike
  }
  return best.map(({ item }) => item)
}

const alikeIn = (looks: readonly Look[]) =>
  looks.filter((one, place) => {
    const near = looks.slice(Math.max(0, place - apart.motif), place)
    return !isFresh(one, near) || !isApart(one, near)
  }).length

const isFresh = ({ motif }: Look, before: readonly Look[]) =>
  before.slice(1 - apart.motif).every((other) => other.motif !== motif)

const isApart = ({ palette }: Look, before: readonly Look[]) =>
  before.slice(1 - apart.palette).every((other) => other.palette !== palette)

/**
 * Keeps the given order, except that a motif with many items left comes early enough for these to
 * be far enough apart.
 */
function spread<T>(items: readonly Seen<T>[], fixed: readonly Look[]): Seen<T>[] {
  const placed = items.map((item, place) => ({ ...item, place }))
  const groups = [...Map.groupBy(placed, ({ motif }) => motif).values()]
  const order: Placed<T>[] = []
  let near = fixed.slice(-apart.motif)
  for (let left = items.length; left > 0; left -= 1) {
    const all = groups.filter((group) => group.length > 0)
    const fresh = all.filter(([one]) => one && isFresh(one, near))
    const most = Math.max(0, ...fresh.map((group) => group.length))
    const isUrgent = most * apart.motif >= left - apart.motif
    const pressing = isUrgent ? fresh.filter((group) => group.length === most) : fresh
    const isFar = (one: Look) => isApart(one, near)
    const next = firstOf(pressing, isFar) ?? firstOf(fresh, isFar) ?? firstOf(fresh) ?? firstOf(all)
    if (!next) break
    const group = groups.find(([one]) => one?.motif === next.motif)
    group?.splice(group.indexOf(next), 1)
    order.push(next)
    near = [...near, next].slice(-apart.motif)
  }
  return order
}

/** The earliest of the items that fit. */
const firstOf = <T>(groups: readonly Placed<T>[][], fits: (one: Look) => boolean = () => true) =>
  groups
    .map((group) => group.find(fits))
    .reduce((first, one) => (!first || (one && one.place < first.place) ? one : first), undefined)
