import { atom } from 'jotai'
import { getInvitation, listFriends } from '#api/promotions/invite.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { pagesAtom, queryAtom } from '#net/query/query.ts'
import { listAnnouncements } from '#api/content/announcements.ts'
import { settled } from '#net/query/preload.ts'
import { announcementsAtom, inLanguage } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { type Role, may } from '#api/roles.ts'

export const invitationAtom = queryAtom(getInvitation, (get) => ({ language: get(languageAtom) }))

export const friendsAtom = pagesAtom(listFriends, (_get, pageNo) => ({ pageNo, pageSize: 20 }))

interface Referrer {
  readonly role: Role
  /** Undefined until the platform has answered. */
  readonly isReferralOn: boolean | undefined
}

export type ReferralPath = '/m/login' | '/m/agentRegister' | '/m/inviteFriends' | '/m/service'

/** The referral shortcut of section 4. */
export function referralPath({ role, isReferralOn }: Referrer): ReferralPath {
  if (role === 'guest') return '/m/login'
  if (may(role, 'agency')) return '/m/agentRegister'
  return isReferralOn === false ? '/m/service' : '/m/inviteFriends'
}

/** A separate query: the announcements of all screens leave promotions out. */
const announcedPromotionsAtom = queryAtom(listAnnouncements, (get) => ({
  ...inLanguage(get),
  types: 'PR' as const,
}))

/** True as soon as either list contains it; undefined until both are known. */
export const referralAtom = atom((get) => {
  const lists = [get(announcementsAtom), get(announcedPromotionsAtom)]
  const isOn = lists.some(({ value }) =>
    value?.promotions.some(({ code, enabled }) => code === 'REFERRAL' && enabled),
  )
  const isKnown = isOn || lists.every(({ value }) => value !== undefined)
  return { value: isKnown ? isOn : undefined, failure: lists.find((list) => list.failure)?.failure }
})

export const referralPathAtom = atom((get) =>
  referralPath({ role: get(roleAtom), isReferralOn: get(referralAtom).value }),
)

/** Milliseconds that a tap waits for the promotions. */
const timeout = 1000

export const decideReferralIntent = atom(null, async (get) => {
  await settled(referralAtom, timeout)
  return get(referralPathAtom)
})
