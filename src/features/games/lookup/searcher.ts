import { atom } from 'jotai'
import { getCatalogue } from '#api/games/catalogue.ts'
import { trustedScript } from '#device/page/trusted.ts'
import { onFresh } from '#device/worker/worker.ts'
import { store } from '#net/query/queryClient.ts'
import { inListLanguage } from '#features/merchant/merchant.atoms.ts'
import type { CategoryWanted, Found, Question } from './search.messages.ts'
// oxlint-disable-next-line import/default -- the bundler makes it the worker's address
import script from './search.worker.ts?worker&url'
import { searchClient } from './searchClient.ts'

/** When the platform last confirmed the catalogue since the page was loaded, epoch milliseconds. */
export const confirmedAtAtom = atom(0)

const client = searchClient(
  () => new Worker(trustedScript(script), { type: 'module', name: 'search' }),
)

const ask = (wanted: Question['wanted']) => client.ask({ ...inListLanguage(store.get), wanted })

onFresh(({ address, at, text }) => {
  if (!address.startsWith(getCatalogue.path)) return
  if (client.isStarted() && text !== undefined) void ask('renew').catch(() => undefined)
  store.set(confirmedAtAtom, at)
})

const lookUp = async (wanted: Question['wanted']): Promise<Found> => (await ask(wanted)).found

/** The games that match a text, best first; rejects with a Failure where the device has no catalogue. */
export const findGames = (text: string, limit: number) => lookUp({ text, limit })

/** The games with these ids in the same order, without those missing from the catalogue. */
export const findGamesOf = (ids: readonly string[]) => lookUp({ ids })

export const findGame = (id: string) => findGamesOf([id]).then(({ games }) => games[0])

/** The games most similar to the one with this id, most similar first. */
export const findSimilar = (id: string, limit: number) => lookUp({ like: id, limit })

export const findInCategory = (wanted: CategoryWanted) => lookUp(wanted)
