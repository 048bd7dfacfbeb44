import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { deferIntent } from '#net/offlineQueue/offlineQueue.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { toast } from '#ui/feedback/toasts.ts'

interface Star {
  readonly game: Game
  readonly isFavourite: boolean
}

/** The star changes at once, without waiting for the network. */
export const toggleFavouriteIntent = atom(null, async (get, set, { game, isFavourite }: Star) => {
  const params = { nodeId: game.id, vendor: game.vendor }
  const name = isFavourite ? 'removeFavourite' : 'addFavourite'
  const outcome = await set(deferIntent, { name, params }, game.name)
  const isOut = get(credentialsAtom) === null
  if (outcome === 'queued') toast('info', queuedText(isOut))
  if (outcome === 'unsaved') toast('info', unsavedText(isOut))
  if (outcome === 'sent' && !isFavourite) toast('success', t`Saved to your favorites`, 1500)
})

/** Even with a network, the platform may refuse it or no longer know the player. */
function queuedText(isOut: boolean) {
  if (isOut) return t`Saved on this device. It is sent once you sign in.`
  return navigator.onLine
    ? t`Saved on this device. We keep trying to send it.`
    : t`Saved on this device. It is sent when you are online.`
}

function unsavedText(isOut: boolean) {
  if (isOut) return t`Could not be saved on this device. Sign in and try again.`
  return navigator.onLine
    ? t`Could not be saved on this device. Keep the app open. We keep trying to send it.`
    : t`Could not be saved on this device. Keep the app open until you are online.`
}
