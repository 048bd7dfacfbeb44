import { atom } from 'jotai'
import { listAnnouncements } from '../../api/content/announcements.ts'
import { announcementParams } from '../../features/merchant/announcements.ts'
import { merchantCodeAtom } from '../../features/merchant/merchant.atoms.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { asFailure } from '../../net/failure.ts'
import { askAgain, flushed } from '../../net/flush.ts'

/** Bypasses the caches of the announcements; resolves to their failure, if any. */
export const refreshHomeIntent = atom(null, async (get) => {
  const params = announcementParams(get(merchantCodeAtom), get(languageAtom))
  const others = askAgain(listAnnouncements)
  try {
    await flushed(listAnnouncements, params, { ...params, flush: true })
    await others
    return null
  } catch (thrown) {
    return asFailure(thrown)
  }
})
