import { atom } from 'jotai'
import { may } from '../../api/roles.ts'
import type { CustomerService } from '../../api/site/site.ts'
import { listServices } from '../../api/content/support.ts'
import { queryAtom } from '../../net/query/query.ts'
import { isOnAtom, merchantCodeAtom, siteAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { type Channel, channelsOf } from './channels/channel.rules.ts'
import { readServices, writeServices } from './support.storage.ts'

const isSiteUnknownAtom = atom((get) => {
  const { value, failure } = get(siteAtom)
  return !value && failure !== undefined
})

/** Requested only where the site's own info has failed. */
const listedAtom = queryAtom(listServices, (get) =>
  get(isSiteUnknownAtom) ? { merchantCode: get(merchantCodeAtom) } : null,
)

export const answeredServicesAtom = atom(
  (get) => get(siteAtom).value?.customerService ?? get(listedAtom).value ?? null,
)

const servicesAtom = atom((get) => get(answeredServicesAtom) ?? readServices() ?? null)

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

export const hasOwnChatAtom = atom((get) => may(get(roleAtom), 'mail') && get(isOnAtom)('CBS3'))

/** Shown to a guest, who has to log in first, only where no live chat channel opens without a login. */
export const isChatOfferedAtom = atom((get) => {
  if (get(hasOwnChatAtom)) return true
  const channels = get(channelsAtom)
  return channels !== 'pending' && !hasLiveChat(channels)
})

const hasLiveChat = (channels: readonly Channel[] | 'unreachable') =>
  channels !== 'unreachable' && channels.some(({ kind }) => kind === 'livechat')

export const storeServicesIntent = atom(null, (get) => {
  const services = get(answeredServicesAtom)
  if (services) writeServices(services)
})
