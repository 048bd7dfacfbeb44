import { covers } from '#ui/overlay/covers.rules.ts'

type Box = Parameters<typeof covers>[0]

export const raised = (box: Box, by: number) => ({
  ...box,
  top: box.top - by,
  bottom: box.bottom - by,
})

/** The fewest pixels by which to raise a box so that it covers none of the others; null if `most` is not enough. */
export function liftClearOf(box: Box, others: readonly Box[], most: number): number | null {
  const lifts = [0, ...others.map(({ top }) => box.bottom - top)]
    .filter((lift) => lift >= 0 && lift <= most)
    .toSorted((one, other) => one - other)
  return lifts.find((lift) => !others.some((other) => covers(raised(box, lift), other))) ?? null
}
