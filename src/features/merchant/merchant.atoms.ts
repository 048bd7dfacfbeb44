import { type Getter, atom } from 'jotai'
import { listAnnouncements } from '#api/content/announcements.ts'
import { getMerchantWallet } from '#api/account/member.ts'
import { decimals, minorUnits } from '#api/money/currency.ts'
import { lotteryModeOf } from '#api/games/lotteryParams.ts'
import { listVendorTypes } from '#api/games/vendors.ts'
import { getSite, getTemplate } from '#api/site/site.ts'
import { type SwitchId, isOn } from '#api/site/switches.ts'
import { formatAtom } from '#i18n/format.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { queryAtom } from '#net/query/query.ts'
import { brandIn, hostsOf, pictureHostsOf, announcementParams } from './merchant.rules.ts'
import { type MerchantSite, readMerchant } from './merchant.ts'
import { type KnownSite, readSite } from './site.storage.ts'

let read: MerchantSite | undefined
export const merchantAtom = atom(() => (read ??= readMerchant()))
export const merchantCodeAtom = atom((get) => get(merchantAtom).merchantCode)

export const brandAtom = atom((get) => brandIn(get(merchantAtom).brand, get(languageAtom)))

export const listLanguageAtom = atom((get) => {
  const { listLanguage } = get(merchantAtom)
  return listLanguage === 'interface' ? get(languageAtom) : listLanguage
})

export const ofMerchant = (get: Getter) => ({ merchantCode: get(merchantCodeAtom) })

/** For texts, in the language of the interface. */
export const inLanguage = (get: Getter) => ({ ...ofMerchant(get), language: get(languageAtom) })

/** For lists and their names. */
export const inListLanguage = (get: Getter) => ({
  ...ofMerchant(get),
  language: get(listLanguageAtom),
})

export const siteAtom = queryAtom(getSite, ofMerchant)

const storedSiteAtom = atom(readSite)

const fetchedTemplateAtom = queryAtom(getTemplate, ofMerchant)

/** The merchant's own template overrides the one that came with the site. */
export const templateAtom = atom(
  (get) => get(fetchedTemplateAtom).value ?? get(siteAtom).value?.template,
)

const answeredSiteAtom = atom((get) => get(siteAtom).value)

export const ownHostsAtom = atom((get) => get(merchantAtom).hosts)

/** From this visit's answer, else from storage; a switch that the answer leaves out keeps its stored value. */
export const knownSiteAtom = atom((get): KnownSite => {
  const [stored, answered] = [get(storedSiteAtom), get(answeredSiteAtom)]
  const site = answered ?? stored
  const imageHosts = pictureHostsOf(get(ownHostsAtom)?.images, site.imageHosts, location.origin)
  return { ...site, imageHosts, switches: { ...stored.switches, ...site.switches } }
})

/** The origins of vendors' embeds. If the merchant names none, undefined until the platform has answered. */
export const gameHostsAtom = atom((get) =>
  hostsOf(get(ownHostsAtom)?.games, get(siteAtom).value?.gameHosts),
)

export const chatHostsAtom = atom((get) =>
  hostsOf(get(ownHostsAtom)?.chat, get(siteAtom).value?.chatHosts ?? []),
)

export const isOnAtom = atom((get) => {
  const { switches } = get(knownSiteAtom)
  const { features } = get(merchantAtom)
  return (id: SwitchId) => isOn({ ...switches, ...features }, id)
})

/** Always open until the platform has answered in this visit; a missing switch keeps its stored value. */
export const isClosedAtom = atom((get) => {
  const [isAnswered, isOpen] = [get(answeredSiteAtom) !== undefined, get(isOnAtom)]
  return (id: SwitchId) => isAnswered && !isOpen(id)
})

export const currencyAtom = queryAtom(getMerchantWallet, ofMerchant)

export const currencySymbolAtom = atom(
  (get) => get(currencyAtom).value?.symbol ?? get(merchantAtom).currencySymbol,
)

export const moneyAtom = atom((get) => {
  const [{ money }, symbol] = [get(formatAtom), get(currencySymbolAtom)]
  return (minor: number) => money(minor, symbol, decimals)
})

/** "৳10" for "৳10.00", to fit a small place. */
export const shortMoneyAtom = atom((get) => {
  const [{ money }, symbol, exactly] = [get(formatAtom), get(currencySymbolAtom), get(moneyAtom)]
  return (minor: number) =>
    minor % minorUnits === 0 ? money(minor / minorUnits, symbol, 0) : exactly(minor)
})

export const vendorTypesAtom = queryAtom(listVendorTypes, ofMerchant)

export const lotteryModeAtom = atom((get) =>
  lotteryModeOf(get(vendorTypesAtom).value?.electronicVendors),
)

export const announcementsAtom = queryAtom(listAnnouncements, (get) =>
  announcementParams(get(merchantCodeAtom), get(languageAtom)),
)

/** Hosts that a link may lead to without confirmation. */
export const linkHostsAtom = atom((get): readonly string[] => {
  const domain = get(siteAtom).value?.mainDomain
  return domain ? [domain, `www.${domain}`] : []
})
