const once = 60_000

/** Whether the last reload for lost files, if any, is long enough ago not to be the start of a loop. */
export const mayReload = (reloadedAt: string | null, now: number) =>
  reloadedAt === null || !(Math.abs(now - Number(reloadedAt)) < once)
