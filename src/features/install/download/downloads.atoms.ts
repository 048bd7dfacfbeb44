import { atom } from 'jotai'
import { createDownloadTicket, listDownloads, redeemDownloadTicket } from '#api/site/downloads.ts'
import { listEnabledPromotions } from '#api/promotions/enabled.ts'
import { intentAtom } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { ownHref } from '#net/urlGate.ts'
import { inLanguage, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { sourceOf, storeOf } from './sources.rules.ts'

export const downloadsAtom = queryAtom(listDownloads, inLanguage)

const enabledPromotionsAtom = queryAtom(listEnabledPromotions, () => ({}))

/** The reward of this visitor for the app; requested when read. */
export const giftAtom = atom((get) =>
  get(enabledPromotionsAtom).value?.find(({ code }) => code === 'APP_DOWNLOAD'),
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

const knownAtom = atom((get) => ({
  resources: get(siteAtom).value?.resources ?? [],
  downloads: get(downloadsAtom).value ?? [],
  origin: location.origin,
}))

/** Per system; null where there is no app. */
export const sourcesAtom = atom((get) => {
  const known = get(knownAtom)
  return {
    store: storeOf(known),
    android: sourceOf('Android', known),
    ios: sourceOf('MOBILECONFIG', known),
  }
})

export const areSourcesKnownAtom = atom(
  (get) => get(siteAtom).value !== undefined && get(downloadsAtom).value !== undefined,
)
