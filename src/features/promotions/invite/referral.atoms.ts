import { atom } from 'jotai'
import { listAnnouncements } from '#api/content/announcements.ts'
import { queryAtom } from '#net/query/query.ts'
import { settled } from '#net/query/preload.ts'
import { announcementsAtom, inLanguage } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { referralPath } from './referral.rules.ts'

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
