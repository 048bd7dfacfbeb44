import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import type { Game } from '../../../api/games/game.ts'
import { deferIntent } from '../../../net/offlineQueue/offlineQueue.ts'
import { toast } from '../../../ui/feedback/toasts.ts'

interface Star {
  readonly game: Game
  readonly isFavourite: boolean
}

/** The star changes at once, whatever the network does (decisions 23). */
export const toggleFavouriteIntent = atom(null, async (_get, set, { game, isFavourite }: Star) => {
  const params = { nodeId: game.id, vendor: game.vendor }
  const name = isFavourite ? 'removeFavourite' : 'addFavourite'
  const outcome = await set(deferIntent, { name, params }, game.name)
  // The phone may have a network and the platform still not take it.
  const isOnline = navigator.onLine
  if (outcome === 'queued')
    toast(
      'info',
      isOnline
        ? t`Saved on this phone. We keep trying to send it.`
        : t`Saved on this phone. It will be sent when you are online.`,
    )
  if (outcome === 'unsaved')
    toast(
      'info',
      isOnline
        ? t`Could not be saved on this phone. Keep the app open: we keep trying to send it.`
        : t`Could not be saved on this phone. Keep the app open until you are online.`,
    )
  if (outcome === 'sent' && !isFavourite) toast('success', t`Saved to your favourites`, 1500)
})
