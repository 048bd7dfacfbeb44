import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import type { Game } from '../../../api/games/game.ts'
import { buzz } from '../../../device/page/haptics.ts'
import { deferIntent } from '../../../net/offlineQueue/offlineQueue.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import type { ActionContext } from '../gameActions.ts'

/** Guests are told to log in. */
export const toggleStarIntent = atom(
  null,
  (get, set, { router, place }: ActionContext, game: Game, isFavourite: boolean) => {
    if (get(roleAtom) !== 'guest') {
      buzz(10)
      return set(toggleFavouriteIntent, game, isFavourite)
    }
    if (place === 'home') toast('info', t`you are not logged in, please log in first`, 2000)
    else return router.navigate({ to: '/m/login', search: { next: router.state.location.href } })
  },
)

/** The star changes at once, whatever the network does (decisions 23). */
const toggleFavouriteIntent = atom(null, async (_get, set, game: Game, isFavourite: boolean) => {
  const params = { nodeId: game.id, vendor: game.vendor }
  const name = isFavourite ? 'removeFavourite' : 'addFavourite'
  const outcome = await set(deferIntent, { name, params }, game.name)
  if (outcome === 'queued') toast('info', t`Saved on this phone. It is sent when you are online.`)
  if (outcome === 'unsaved')
    toast('info', t`Could not be saved on this phone. Keep the app open until you are online.`)
  if (outcome === 'sent' && !isFavourite) toast('success', t`Saved to your favorites`, 1500)
})
