import { atom } from 'jotai'
import { type Launch, launchGame } from '../../../api/games/launch.ts'
import { given } from '../../../net/given.ts'
import { perform } from '../../../net/intent.ts'

type Wish = Parameters<typeof launchGame.encode>[0]

interface Prepared {
  readonly key: string
  readonly launch: Promise<Launch>
  readonly until: number
}

/** A ticket lasts 60 s, of which the game needs some to open. */
const usable = 40_000

/** The launch of one game, asked for while its player decides; a ticket opens one game once. */
const preparedAtom = atom<Prepared | null>(null)

const request = async (wish: Wish) => given(await perform(launchGame, wish))

/** Asks for a game's launch before it is wanted; once is enough while its ticket can be used. */
export const prepareLaunchIntent = atom(null, (get, set, wish: Wish): Promise<Launch> => {
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
