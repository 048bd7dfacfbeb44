import { atom } from 'jotai'
import { listAnnouncements } from '#api/content/announcements.ts'
import { announcementParams } from '#features/merchant/announcements.ts'
import { merchantCodeAtom } from '#features/merchant/merchant.atoms.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { asFailure } from '#net/failure.ts'
import { askAgain, askAllAgain, flushed } from '#net/query/flush.ts'

const settled = (asked: Promise<unknown>) => asked.then(() => null, asFailure)

/** Bypasses the caches of the announcements. */
const refreshHomeIntent = atom(null, async (get) => {
  const params = announcementParams(get(merchantCodeAtom), get(languageAtom))
  const others = askAgain(listAnnouncements)
  await flushed(listAnnouncements, params, { ...params, flush: true })
  await others
})

/** Resolves to the failure, if any. */
export const refreshIntent = atom(null, (_get, set, page: 'home' | 'live') =>
  settled(page === 'home' ? set(refreshHomeIntent) : askAllAgain()),
)
