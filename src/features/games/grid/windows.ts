import type { Game } from '#api/games/game.ts'

/** Null marks an incomplete entry. */
export type Slice = readonly (Game | null)[]

/** Games per window: a second and a half of the fastest scroll. */
export const span = 120
/** The most windows in memory. */
const most = 9

/**
 * The games of a long list whose parts are in the search worker: null until the window is loaded, which asking for a
 * game requests. `onCome` is called for a window whose games were missing on screen.
 */
export function windowedGames(
  size: number,
  first: Slice,
  read: (from: number) => Promise<Slice>,
  onCome: () => void,
): (place: number) => Game | null {
  const windows = new Map([[0, first]])
  const asked = new Set<number>()
  const missed = new Set<number>()
  const keep = (window: number, games: Slice) => {
    windows.set(window, games)
    const oldest = [...windows.keys()].slice(0, -most)
    for (const old of oldest) windows.delete(old)
    if (missed.delete(window)) onCome()
  }
  const fetch = (window: number) => {
    if (window < 0 || window * span >= size || windows.has(window) || asked.has(window)) return
    asked.add(window)
    void read(window * span)
      .then((games) => keep(window, games))
      // Requested again when the screen shows it again.
      .catch(() => undefined)
      .finally(() => asked.delete(window))
  }
  return (place) => {
    const window = Math.floor(place / span)
    for (const near of [window, window + 1, window - 1]) fetch(near)
    const games = windows.get(window)
    if (!games) missed.add(window)
    return games?.[place % span] ?? null
  }
}
