import { atom } from 'jotai'
import { listLiveModels } from '../../api/liveModels.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { queryAtom } from '../../net/query.ts'
import { announcementsAtom, merchantCodeAtom } from '../merchant/merchant.atoms.ts'
import { dependsOnLive, homeBanners } from './banners.rules.ts'

const bannersAtom = atom((get) => get(announcementsAtom).value?.banners ?? [])

/** Asked only where it decides about a banner; the page of the live tables asks the same. */
const liveModelsAtom = queryAtom(listLiveModels, (get) =>
  dependsOnLive(get(bannersAtom))
    ? {
        merchantCode: get(merchantCodeAtom),
        status: 'active' as const,
        language: get(languageAtom),
      }
    : null,
)

const hasLiveAtom = atom((get) => (get(liveModelsAtom).value ?? []).length > 0)

export const homeBannersAtom = atom((get) => homeBanners(get(bannersAtom), get(hasLiveAtom)))
