import { listAnnouncements } from '#api/content/announcements.ts'
import { listHotGames } from '#api/games/games.ts'
import { getRegistrationFormats, getRegistrationRules } from '#api/account/registration.ts'
import { getSite } from '#api/site/site.ts'
import { getCountry } from '#api/site/country.ts'
import { listVendorTypes } from '#api/games/vendors.ts'
import { announcementParams } from '#features/merchant/merchant.rules.ts'
import type { MerchantSite } from '#features/merchant/merchant.ts'
import { hotGamesParams } from '#features/games/catalogue/games.params.ts'
import { addressOf } from '#net/call.ts'
import type { Drawn } from '#shell/seen/drawn.rules.ts'

/** Placeholder for the language code, which the inline scripts replace. */
const language = 'LANG'

/** The URLs must equal those of the app's own calls. A layout without an entry uses `page`'s. */
export function firstReads({ merchantCode, listLanguage }: MerchantSite) {
  const site = addressOf(getSite, { merchantCode })
  const vendors = addressOf(listVendorTypes, { merchantCode })
  const inLists = listLanguage === 'interface' ? language : listLanguage
  const hot = addressOf(listHotGames, hotGamesParams(merchantCode, inLists))
  const news = addressOf(listAnnouncements, announcementParams(merchantCode, language))
  return {
    hot: [hot],
    home: [news, vendors, site],
    list: [vendors, site],
    lobby: [vendors, site],
    all: [vendors, site],
    page: [site],
    login: [site],
    register: [
      site,
      addressOf(getRegistrationRules, { merchantCode }),
      addressOf(getRegistrationFormats, { merchantCode }),
      addressOf(getCountry, { merchantCode }),
    ],
  } satisfies Partial<Record<Drawn | 'hot', readonly string[]>>
}
