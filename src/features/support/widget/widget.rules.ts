import { covers } from '#ui/overlay/covers.rules.ts'

const maxShown = 4

/** The first of each kind; the service page lists all. */
export function shownOf<T extends { readonly kind: string }>(channels: readonly T[]) {
  const kinds = channels.map(({ kind }) => kind)
  const firsts = channels.filter(({ kind }, place) => kinds.indexOf(kind) === place)
  const shown = firsts.slice(0, maxShown)
  return { shown, hasMore: shown.length < channels.length }
}

type Box = Parameters<typeof covers>[0]

export const raised = (box: Box, by: number) => ({
  ...box,
  top: box.top - by,
  bottom: box.bottom - by,
})

/** The fewest pixels by which to raise a box so that it covers none of the others; null if `most` is not enough. */
export function liftClearOf(box: Box, others: readonly Box[], maxLift: number): number | null {
  const lifts = [0, ...others.map(({ top }) => box.bottom - top)]
    .filter((lift) => lift >= 0 && lift <= maxLift)
    .toSorted((one, other) => one - other)
  return lifts.find((lift) => !others.some((other) => covers(raised(box, lift), other))) ?? null
}
