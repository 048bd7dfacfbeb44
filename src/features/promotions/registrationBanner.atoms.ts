import { atom } from 'jotai'
import { listAnnouncements } from '../../api/announcements.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { queryAtom } from '../../net/query.ts'
import { merchantCodeAtom } from '../merchant/merchant.atoms.ts'

const bannersAtom = queryAtom(
  listAnnouncements,
  (get) =>
    ({
      merchantCode: get(merchantCodeAtom),
      types: 'B',
      groups: 'm_reg',
      language: get(languageAtom),
    }) as const,
)

export const registrationBannerAtom = atom((get) =>
  get(bannersAtom).value?.banners.find(({ group }) => group === 'm_reg'),
)
