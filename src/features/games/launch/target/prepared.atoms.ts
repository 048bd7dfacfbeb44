import { atom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { type Launch, launchGame } from '#api/games/launch.ts'
import { requireUrl } from '#net/urlGate.ts'
import { perform } from '#net/intent.ts'
import { playerAtom } from '#net/session/player.ts'
import { freeTargetOf, wishOf } from './target.rules.ts'

type Wish = Parameters<typeof launchGame.encode>[0]

interface Prepared {
  readonly key: string
  readonly launch: Promise<Launch>
  readonly until: number
}

/** Milliseconds. A ticket lasts 60 s, and the game needs part of that to open. */
const usable = 40_000

/** The launch of one game, requested while the player decides. A ticket opens one game, once. */
const preparedAtom = playerAtom<Prepared | null>(null)

const request = async (wish: Wish) => requireUrl(await perform(launchGame, wish))

/** Requests the launch of a free game in advance; not repeated while its ticket is usable. */
export const prepareFreeIntent = atom(null, (get, set, game: Game): Promise<Launch> => {
  const wish = wishOf(freeTargetOf(game))
  const key = JSON.stringify(wish)
  const before = get(preparedAtom)
  if (before?.key === key && Date.now() < before.until) return before.launch
  const launch = request(wish)
  set(preparedAtom, { key, launch, until: Date.now() + usable })
  // A failed launch is requested again when the game is opened.
  launch.catch(() => set(preparedAtom, (now) => (now?.launch === launch ? null : now)))
  return launch
})

export const launchIntent = atom(null, (get, set, wish: Wish): Promise<Launch> => {
  const ready = get(preparedAtom)
  if (ready?.key !== JSON.stringify(wish) || Date.now() >= ready.until) return request(wish)
  set(preparedAtom, null)
  return ready.launch
})
