import { listAnnouncements } from '../../api/content/announcements.ts'
import { listHotGames } from '../../api/games/games.ts'
import { getRegistrationFormats, getRegistrationRules } from '../../api/account/registration.ts'
import { getCountry, getSite } from '../../api/site/site.ts'
import { listVendorTypes } from '../../api/games/vendors.ts'
import { announcementParams } from '../../features/merchant/announcements.ts'
import type { Merchant } from '../../features/merchant/merchant.ts'
import { hotGamesParams, vendorTypesParams } from '../../features/games/games.params.ts'
import { type Language, languages } from '../../i18n/languages.ts'
import { addressOf } from '../../net/call.ts'
import type { ScreenName } from './frames.rules.ts'

type Addresses = Readonly<Record<Language, readonly string[]>>

/** The public reads of each screen, by language: the very addresses that the app will call. */
export function firstReads({
  merchantCode,
  listLanguage,
}: Merchant): Record<Exclude<ScreenName, 'band' | 'activity'>, Addresses> {
  const site = addressOf(getSite, { merchantCode })
  const vendors = addressOf(listVendorTypes, vendorTypesParams(merchantCode))
  const hot = (language: Language) =>
    addressOf(
      listHotGames,
      hotGamesParams(merchantCode, listLanguage === 'interface' ? language : 'EN'),
    )
  const news = (language: Language) =>
    addressOf(listAnnouncements, announcementParams(merchantCode, language))
  return {
    home: byLanguage((language) => [hot(language), news(language), vendors, site]),
    list: byLanguage(() => [vendors, site]),
    lobby: byLanguage(() => [vendors, site]),
    form: byLanguage(() => [site]),
    page: byLanguage(() => [site]),
    game: byLanguage(() => [site]),
    register: byLanguage(() => [
      site,
      addressOf(getRegistrationRules, { merchantCode }),
      addressOf(getRegistrationFormats, { merchantCode }),
      addressOf(getCountry, { merchantCode }),
    ]),
  }
}

const byLanguage = (addresses: (language: Language) => string[]): Addresses => ({
  BN: addresses('BN'),
  EN: addresses('EN'),
})

export const locales = Object.fromEntries(
  Object.entries(languages).map(([code, { locale }]) => [code, locale]),
)
