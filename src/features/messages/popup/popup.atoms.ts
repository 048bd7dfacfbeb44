import { atom } from 'jotai'
import * as v from 'valibot'
import { markOf } from '#device/storage/markOf.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { announcementsAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { type SeenBy, unseenPopups, withSeenBy } from './popup.rules.ts'

const storageKey = 'seenPopups'
const Seen = v.fallback(v.record(v.string(), v.array(v.string())), {})

/** Survives sign-out: otherwise the same popups would appear at every login. */
const seenByAtom = atom<SeenBy>(v.parse(Seen, readJson(phoneStorage, storageKey)))

export const duePopupsAtom = atom((get) => {
  const session = get(sessionAtom)
  if (!session) return []
  const seen = get(seenByAtom)[markOf(session.userName)] ?? []
  return unseenPopups(get(announcementsAtom).value?.popups ?? [], seen)
})

/** Null until the platform has answered. */
export const isPopupDueAtom = atom((get) => {
  if (!get(sessionAtom)) return false
  return get(announcementsAtom).isPending ? null : get(duePopupsAtom).length > 0
})

export const seePopupIntent = atom(null, (get, set, id: string) => {
  const session = get(sessionAtom)
  if (!session) return
  const seenBy = withSeenBy(get(seenByAtom), markOf(session.userName), id)
  set(seenByAtom, seenBy)
  phoneStorage.write(storageKey, JSON.stringify(seenBy))
})
