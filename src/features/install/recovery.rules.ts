const once = 60_000

/** Prevents a reload loop. */
export const mayReload = (reloadedAt: string | null, now: number) =>
  reloadedAt === null || !(Math.abs(now - Number(reloadedAt)) < once)
