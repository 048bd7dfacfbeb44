import { atom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { getGame } from '#api/games/oneGame.ts'
import { getWallet } from '#api/account/member.ts'
import { addRecent } from '#api/games/recent.ts'
import { wait } from '#device/idle.ts'
import { perform } from '#net/intent.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { readOnce } from '#net/query/readsOf.ts'
import { samePlayer } from '#net/session/player.ts'
import { inListLanguage, listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { knownGame } from '#features/games/lookup/knownGame.ts'
import { notePlayed } from '#features/games/own/played.ts'
import type { LaunchTarget } from './target/target.rules.ts'

const catalogueWait = 1500

/** Does not wait for a catalogue that has to be downloaded. */
const inCatalogue = (id: string) =>
  Promise.race([
    import('#features/games/lookup/searcher.ts')
      .then(({ findGame }) => findGame(id))
      .catch(() => undefined),
    wait(catalogueWait),
  ])

/** From the lists loaded so far, from the catalogue on the device, or from the platform. */
export const findGameIntent = atom(null, async (get, _set, id: string): Promise<Game> => {
  const params = { ...inListLanguage(get), nodeId: id }
  return knownGame(id) ?? (await inCatalogue(id)) ?? readOnce(getGame, params)
})

/** Saves a recent game, on the phone and with the platform; a failure has no consequence. */
export const rememberGameIntent = atom(null, async (get, set, { id, vendor }: LaunchTarget) => {
  const isSame = samePlayer()
  const game = await set(findGameIntent, id).catch(() => null)
  if (!isSame()) return
  if (game) notePlayed(game, get(listLanguageAtom))
  if (get(sessionAtom) === null) return
  await perform(addRecent, { id, vendor }).catch(() => undefined)
})

export const refreshBalanceIntent = atom(null, () => void invalidate(getWallet))
