/** Shared by every measurement: a phone, how much slower it is, and how often it is measured. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const
export const slower = 4
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/** The results of several rounds, one after the other. */
export async function repeat<Result>(
  work: (round: number) => Promise<Result>,
  times = rounds,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let round = 0; round < times; round += 1) results.push(await work(round))
  return results
}

export const tenths = (value: number) => Number(value.toFixed(1))
