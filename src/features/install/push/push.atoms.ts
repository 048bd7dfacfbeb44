import { atom } from 'jotai'
import { getPushKey, subscribePush, unsubscribePush } from '../../../api/site/push.ts'
import { may } from '../../../api/roles.ts'
import {
  type PushAddress,
  askForNotifications,
  currentPush,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../device/worker/push.ts'
import { hasWorker } from '../../../device/worker/worker.link.ts'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { perform } from '../../../net/intent.ts'
import { roleAtom } from '../../session/session.atoms.ts'

const foundAtom = atom<PushState | null>(null)

const readState = async () => stateOf(pushPermission(), (await currentPush()) !== null)

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
export const switchPushOnIntent = atom(null, async (_get, set) => {
  const permission = await askForNotifications()
  if (permission !== 'granted') return set(foundAtom, stateOf(permission, false))
  if (!(await hasWorker(workerTimeout))) return set(foundAtom, 'workerless')
  const { publicKey } = await perform(getPushKey, {})
  const address = await subscribeToPush(publicKey)
  if (!address) return set(foundAtom, 'failed')
  try {
    await set(registerAddressIntent, address)
    set(foundAtom, 'on')
  } catch (thrown) {
    await unsubscribeFromPush()
    throw thrown
  }
})

const registerAddressIntent = atom(null, (get, _set, address: PushAddress) =>
  perform(subscribePush, { ...address, language: get(languageAtom) }),
)

/** Unsubscribes the browser first, so that nothing the platform still sends is delivered. */
export const switchPushOffIntent = atom(null, async (_get, set) => {
  const address = await currentPush()
  await unsubscribeFromPush()
  set(foundAtom, 'off')
  if (address) await perform(unsubscribePush, { endpoint: address.endpoint }).catch(() => undefined)
})

/** Browsers renew subscriptions, and players change language and session: keeps the platform's record current. */
export const refreshPushIntent = atom(null, async (get, set) => {
  if (!may(get(roleAtom), 'mail')) return
  const address = await currentPush()
  if (address) await set(registerAddressIntent, address).catch(() => undefined)
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
