import { atom } from 'jotai'
import { getPushKey, subscribePush, unsubscribePush } from '#api/site/push.ts'
import { may } from '#api/roles.ts'
import {
  type PushAddress,
  askForNotifications,
  currentPush,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
} from '#device/worker/push.ts'
import { hasWorker } from '#device/worker/worker.link.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { perform } from '#net/intent.ts'
import { store } from '#net/query/queryClient.ts'
import { playerAtom, playerIntent, samePlayer } from '#net/session/player.ts'
import { roleAtom, sessionAtom } from '#features/session/session.atoms.ts'
import { dropConsent, giveConsent, isConsentOf } from './consent.ts'

const foundAtom = playerAtom<PushState | null>(null)

const readState = async () => {
  const isSubscribed = (await currentPush()) !== null
  return stateOf(pushPermission(), isSubscribed && isConsentOf(store.get(sessionAtom)?.userName))
}

/** Read again on every return: the player may have changed it in the browser's settings. */
foundAtom.onMount = (set) => {
  const read = () => void readState().then(set)
  read()
  document.addEventListener('visibilitychange', read)
  return () => document.removeEventListener('visibilitychange', read)
}

export const pushStateAtom = atom((get) => get(foundAtom))

/** Milliseconds: in lite mode the worker may not be installed yet and has the whole app to fetch. */
const workerTimeout = 20_000

/** Needs the player's permission, the browser's subscription and the platform's record; without all three it stays off. */
export const switchPushOnIntent = playerIntent(async (get, set) => {
  const account = get(sessionAtom)?.userName
  if (account === undefined) return
  const permission = await askForNotifications()
  if (permission !== 'granted') return set(foundAtom, stateOf(permission, false))
  if (!(await hasWorker(workerTimeout))) return set(foundAtom, 'workerless')
  const { publicKey } = await perform(getPushKey, {})
  const address = await subscribeToPush(publicKey)
  if (!address) return set(foundAtom, 'failed')
  giveConsent(account)
  try {
    await set(registerAddressIntent, address)
    set(foundAtom, 'on')
  } catch (thrown) {
    await stopPush()
    throw thrown
  }
})

const registerAddressIntent = atom(null, (get, _set, address: PushAddress) =>
  perform(subscribePush, { ...address, language: get(languageAtom) }),
)

/** Messages that are still sent to this phone are no longer delivered. */
export function stopPush() {
  dropConsent()
  return unsubscribeFromPush()
}

/** Unsubscribes the browser first, so that nothing the platform still sends is delivered. */
export const switchPushOffIntent = playerIntent(async (_get, set) => {
  const address = await currentPush()
  await stopPush()
  set(foundAtom, 'off')
  if (address) await perform(unsubscribePush, { endpoint: address.endpoint }).catch(() => undefined)
})

/**
 * Browsers renew subscriptions, and players change the language, so this keeps the platform's record current. A
 * subscription of another player is ended, because the session of the player who asked for it is over.
 */
export const refreshPushIntent = atom(null, async (get, set) => {
  if (!isConsentOf(get(sessionAtom)?.userName)) return stopPush()
  const isSame = samePlayer()
  const address = await currentPush()
  if (address && isSame() && may(get(roleAtom), 'mail'))
    await set(registerAddressIntent, address).catch(() => undefined)
})

/**
 * `workerless` and `failed` have permission but do not work: the first has no service worker, the second cannot reach
 * the browser's push service.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on' | 'workerless' | 'failed'

function stateOf(permission: NotificationPermission | null, isSubscribed: boolean) {
  if (permission === null) return 'unsupported'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}
