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
import { type PushState, stateOf } from './push.rules.ts'

const foundAtom = atom<PushState | null>(null)

const readState = async () => stateOf(pushPermission(), (await currentPush()) !== null)

/** Of this browser; read anew when the player comes back, perhaps from its settings. */
foundAtom.onMount = (set) => {
  const read = () => void readState().then(set)
  read()
  document.addEventListener('visibilitychange', read)
  return () => document.removeEventListener('visibilitychange', read)
}

/** Null until it is known. */
export const pushStateAtom = atom((get) => get(foundAtom))

const mayHavePushAtom = atom((get) => may(get(roleAtom), 'mail'))

/** On a spared connection the worker may not have come yet, and has the whole app to fetch. */
const patience = 20_000

/** Asks the player, then the browser, then tells the platform: without all three it stays off. */
export const switchPushOnIntent = atom(null, async (_get, set) => {
  const permission = await askForNotifications()
  if (permission !== 'granted') return set(foundAtom, stateOf(permission, false))
  if (!(await hasWorker(patience))) return set(foundAtom, 'workerless')
  const { publicKey } = await perform(getPushKey, {})
  const address = await subscribeToPush(publicKey)
  if (!address) return set(foundAtom, 'failed')
  try {
    await set(tellAddressIntent, address)
    set(foundAtom, 'on')
  } catch (thrown) {
    await unsubscribeFromPush()
    throw thrown
  }
})

const tellAddressIntent = atom(null, (get, _set, address: PushAddress) =>
  perform(subscribePush, { ...address, language: get(languageAtom) }),
)

/** Off in this browser comes first: what the platform still sends then reaches nobody. */
export const switchPushOffIntent = atom(null, async (_get, set) => {
  const address = await currentPush()
  await unsubscribeFromPush()
  set(foundAtom, 'off')
  if (address) await perform(unsubscribePush, { endpoint: address.endpoint }).catch(() => undefined)
})

/** Browsers renew addresses, and players their language and their session: the platform hears of it. */
export const retellPushIntent = atom(null, async (get, set) => {
  if (!get(mayHavePushAtom)) return
  const address = await currentPush()
  if (address) await set(tellAddressIntent, address).catch(() => undefined)
})
