import { atom } from 'jotai'
import { listAnnouncements } from '../../api/announcements.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { queryAtom } from '../../net/query.ts'
import { announcementsAtom, merchantCodeAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { referralPath } from './referral.rules.ts'

/** The promotions alone: what every screen asks for leaves them out. */
const promotionsAtom = queryAtom(listAnnouncements, (get) => ({
  merchantCode: get(merchantCodeAtom),
  types: 'PR' as const,
  language: get(languageAtom),
}))

const isReferralOnAtom = atom((get) =>
  [get(announcementsAtom), get(promotionsAtom)].some(({ value }) =>
    value?.promotions.some(({ code, enabled }) => code === 'REFERRAL' && enabled),
  ),
)

/** Where the referral shortcut leads this player. */
export const referralPathAtom = atom((get) =>
  referralPath({ role: get(roleAtom), isReferralOn: get(isReferralOnAtom) }),
)
