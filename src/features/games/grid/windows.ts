import type { Game } from '../../../api/games/game.ts'

/** A part of a long list whose games are in the search worker. */
export interface WindowedList {
  readonly size: number
  /** Null until its window is loaded; calling it requests the window. */
  readonly gameAt: (place: number) => Game | null
}

/** Null marks an incomplete entry. */
export type Slice = readonly (Game | null)[]

/** Games per window: a second and a half of the fastest scroll. */
export const span = 120
/** The most windows in memory. */
const most = 9

/** Loads the windows around the visible part; `onCome` is called for one whose games were missing on screen. */
export function windowedGames(
  size: number,
  first: Slice,
  read: (from: number) => Promise<Slice>,
  onCome: () => void,
): WindowedList {
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
  return {
    size,
    gameAt(place) {
      const window = Math.floor(place / span)
      for (const near of [window, window + 1, window - 1]) fetch(near)
      const games = windows.get(window)
      if (!games) missed.add(window)
      return games?.[place % span] ?? null
    },
  }
}
