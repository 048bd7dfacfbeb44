import { atom } from 'jotai'
import * as v from 'valibot'
import { may } from '#api/roles.ts'
import { CustomerService } from '#api/site/site.ts'
import { listServices } from '#api/content/support.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { queryAtom } from '#net/query/query.ts'
import { isOnAtom, ofMerchant, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { type Channel, channelsOf } from './channels/channel.rules.ts'

const isSiteUnknownAtom = atom((get) => {
  const { value, failure } = get(siteAtom)
  return !value && failure !== undefined
})

/** Requested only where the site's own info has failed. */
const listedAtom = queryAtom(listServices, (get) =>
  get(isSiteUnknownAtom) ? ofMerchant(get) : null,
)

export const answeredServicesAtom = atom(
  (get) => get(siteAtom).value?.customerService ?? get(listedAtom).value ?? null,
)

const storageKey = 'customerService'
const Stored = v.fallback(v.nullable(v.pipe(v.array(CustomerService), v.maxLength(50))), null)

const servicesAtom = atom(
  (get) => get(answeredServicesAtom) ?? v.parse(Stored, readJson(phoneStorage, storageKey)),
)

type Code = typeof import('./channels/cipher.ts')

const codeAtom = atom<Code | 'failed' | null>(null)
codeAtom.onMount = (set) => void import('./channels/cipher.ts').then(set, () => set('failed'))

/** Logs only type and position: the rest of an entry may contain anything. */
const warnHidden = ({ csType, csPosition }: CustomerService) =>
  console.warn(`A customer service channel is left out: ${csType} at ${csPosition}`)

export const channelsAtom = atom((get): readonly Channel[] | 'pending' | 'unreachable' => {
  const services = get(servicesAtom)
  if (!services) return get(listedAtom).failure ? 'unreachable' : 'pending'
  if (services.length === 0) return []
  const code = get(codeAtom)
  if (code === 'failed') return 'unreachable'
  return code ? channelsOf(services, code.decipher, warnHidden) : 'pending'
})

/** None while they are pending or unreachable. */
export const shownChannelsAtom = atom((get): readonly Channel[] => {
  const channels = get(channelsAtom)
  return typeof channels === 'string' ? [] : channels
})

export const hasOwnChatAtom = atom((get) => may(get(roleAtom), 'mail') && get(isOnAtom)('CBS3'))

/** Shown to a guest, who has to sign in first, only where no live chat channel opens without a login. */
export const isChatOfferedAtom = atom((get) => {
  if (get(hasOwnChatAtom)) return true
  const hasLiveChat = get(shownChannelsAtom).some(({ kind }) => kind === 'livechat')
  return get(channelsAtom) !== 'pending' && !hasLiveChat
})

export const storeServicesIntent = atom(null, (get) => {
  const services = get(answeredServicesAtom)
  if (services) phoneStorage.write(storageKey, JSON.stringify(services))
})
