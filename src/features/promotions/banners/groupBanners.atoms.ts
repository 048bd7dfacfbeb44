import { atom } from 'jotai'
import { type Banner, listAnnouncements } from '#api/content/announcements.ts'
import { queryAtom } from '#net/query/query.ts'
import { inLanguage } from '#features/merchant/merchant.atoms.ts'

/** A separate request: home's does not include them. */
function groupBannersAtom(group: Banner['group']) {
  const answerAtom = queryAtom(
    listAnnouncements,
    (get) => ({ ...inLanguage(get), types: 'B', groups: group }) as const,
  )
  return atom((get) => {
    const { value, isPending } = get(answerAtom)
    return { banners: value?.banners.filter((one) => one.group === group) ?? [], isPending }
  })
}

export const registrationBannersAtom = groupBannersAtom('m_reg')
export const newGameBannersAtom = groupBannersAtom('m_newgame')
