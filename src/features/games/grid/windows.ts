import type { Game } from '../../../api/games/game.ts'

/** A part of a long list, whose games stand in the search's thread. */
export interface Shelf {
  readonly size: number
  /** Null until its window has come, which is asked for. */
  readonly gameAt: (place: number) => Game | null
}

/** Some of the games, from a place on; null is one that makes no whole game. */
export type Slice = readonly (Game | null)[]

/** Games in a window: a second and a half of the fastest scroll. */
export const span = 120
/** The page holds no more windows than these. */
const most = 9

/** Holds the windows around where a list is looked at; `onCome` hears of one whose games were missed on screen. */
export function windowedGames(
  size: number,
  first: Slice,
  read: (from: number) => Promise<Slice>,
  onCome: () => void,
): Shelf {
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
      // What did not come is asked for again when it is looked at again.
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
