import { atom } from 'jotai'
import { type Banner, listAnnouncements } from '../../../api/content/announcements.ts'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { merchantCodeAtom } from '../../merchant/merchant.atoms.ts'

/** A separate request: home's does not include them. */
function groupBannersAtom(group: Banner['group']) {
  const answerAtom = queryAtom(
    listAnnouncements,
    (get) =>
      ({
        merchantCode: get(merchantCodeAtom),
        types: 'B',
        groups: group,
        language: get(languageAtom),
      }) as const,
  )
  return atom((get) => {
    const { value, isPending } = get(answerAtom)
    return { banners: value?.banners.filter((one) => one.group === group) ?? [], isPending }
  })
}

export const registrationBannersAtom = groupBannersAtom('m_reg')
export const newGameBannersAtom = groupBannersAtom('m_newgame')
