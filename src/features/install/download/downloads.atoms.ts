import { atom } from 'jotai'
import {
  createDownloadTicket,
  listDownloads,
  redeemDownloadTicket,
} from '../../../api/site/downloads.ts'
import { listEnabledPromotions } from '../../../api/promotions/enabled.ts'
import { intentAtom } from '../../../net/intent.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { ownHref } from '../../../net/urlGate.ts'
import { inLanguage, siteAtom } from '../../merchant/merchant.atoms.ts'

export const downloadsAtom = queryAtom(listDownloads, inLanguage)

const promotionsAtom = queryAtom(listEnabledPromotions, () => ({}))

/** Whether this visitor gets a reward for the app; requested when read. */
export const isGiftOnAtom = atom(
  (get) => get(promotionsAtom).value?.includes('APP_DOWNLOAD') ?? false,
)

const ownIcon = '/icons/favicon.svg'

/** Same origin only. */
export const appIconAtom = atom((get) => {
  const resources = get(siteAtom).value?.resources ?? []
  const url = resources.find(({ type }) => type === 'AppDownloadIcon')?.url
  return (url && ownHref(url)) || ownIcon
})

export const createTicketIntent = intentAtom(createDownloadTicket)
export const redeemTicketIntent = intentAtom(redeemDownloadTicket)
