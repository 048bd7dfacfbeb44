import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { Category } from '../../../api/category.ts'
import { listFavouriteIds, listFavourites } from '../../../api/favourites.ts'
import type { Game } from '../../../api/game.ts'
import { type ReadPages, pagesAtom, queryAtom } from '../../../net/query.ts'
import { onRefused, outboxAtom } from '../../../net/waiting.ts'
import { toast } from '../../../ui/toasts.ts'
import { listLanguageAtom } from '../../merchant/merchant.atoms.ts'
import { pageSizes } from '../games.params.ts'
import { laidOver, withoutRemoved } from './favourites.rules.ts'

const knownIdsAtom = queryAtom(listFavouriteIds, () => ({}))

/** Says once what the platform refused, now or long after the tap, while stars are on screen. */
const refusalsAtom = atom(0)
refusalsAtom.onMount = () => {
  const forget = onRefused(({ name }) => {
    if (name === 'addFavourite') toast('fail', t`This game could not be added to your favorites`)
    if (name === 'removeFavourite')
      toast('fail', t`This game could not be removed from your favorites`)
  })
  return () => void forget()
}

/** The ids of the starred games, as the player has left them. */
export const favouriteIdsAtom = atom((get): ReadonlySet<string> => {
  get(refusalsAtom)
  return laidOver(get(knownIdsAtom).value ?? [], get(outboxAtom))
})

const favouritePages = (pageSize: number, category: Category | null) => {
  const pages = pagesAtom(listFavourites, (get, page) => ({
    page,
    pageSize,
    language: get(listLanguageAtom),
    ...(category && { category }),
  }))
  return atom((get): ReadPages<Game> => {
    const read = get(pages)
    return { ...read, value: read.value && withoutRemoved(read.value, get(outboxAtom)) }
  })
}

export const homeFavouritesAtom = favouritePages(pageSizes.favouritesHome, null)

/** The lobby's, of all categories or of one. */
export const favouritesOf = atomFamily((category: Category | null) =>
  favouritePages(pageSizes.favouritesLobby, category),
)

interface Star {
  readonly game: Game
  readonly isFavourite: boolean
}

/** Paints the star at once; the network may take its time (decisions 23). */
export const toggleFavouriteIntent = atom(null, async (_get, set, { game, isFavourite }: Star) => {
  const params = { nodeId: game.id, vendor: game.vendor }
  const name = isFavourite ? 'removeFavourite' : 'addFavourite'
  const { deferIntent } = await import('../../../net/outbox.ts')
  const outcome = await set(deferIntent, { name, params })
  if (outcome === 'queued') toast('info', t`Saved on this phone. It is sent when you are online.`)
  if (outcome === 'sent' && !isFavourite) toast('success', t`Saved to your favorites`, 1500)
})
