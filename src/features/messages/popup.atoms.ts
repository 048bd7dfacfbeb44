import { atom } from 'jotai'
import * as v from 'valibot'
import { lasting, readJson } from '../../device/storage.ts'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { unseenPopups, withSeen } from './popup.rules.ts'

const storageKey = 'seenPopups'
const Seen = v.fallback(v.array(v.string()), [])

const seenAtom = atom(v.parse(Seen, readJson(lasting, storageKey)))

/** The login popup list: what a player has not seen on this phone. */
export const duePopupsAtom = atom((get) =>
  get(sessionAtom) ? unseenPopups(get(announcementsAtom).value?.popups ?? [], get(seenAtom)) : [],
)

export const isPopupDueAtom = atom((get) => get(duePopupsAtom).length > 0)

export const seePopupIntent = atom(null, (get, set, id: string) => {
  const seen = withSeen(get(seenAtom), id)
  set(seenAtom, seen)
  lasting.write(storageKey, JSON.stringify(seen))
})
