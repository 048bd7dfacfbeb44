import { atom } from 'jotai'
import { getMember, kindOf } from '../../api/member.ts'
import { type SessionGrant, logout } from '../../api/session.ts'
import { tellTabs } from '../../device/tabs.ts'
import { credentialsAtom } from '../../net/credentials.ts'
import { perform } from '../../net/intent.ts'
import { queryAtom } from '../../net/query.ts'
import { forgetPrivate } from '../../net/queryClient.ts'
import { merchantCodeAtom } from '../merchant/merchant.atoms.ts'
import { type SessionRecord, eraseSession, readSession, writeSession } from './session.storage.ts'

const recordAtom = atom<SessionRecord | null>(null)

/** The stored session, or null for a guest. */
export const sessionAtom = atom((get) => get(recordAtom))

/** Who is looking: a guest, or what the session's member type makes of the player. */
export const roleAtom = atom((get) => {
  const session = get(recordAtom)
  return session ? kindOf(session.type) : 'guest'
})

/** The member behind the session; asking for it is what confirms the session. */
export const memberAtom = queryAtom(getMember, () => ({}))

const becomeIntent = atom(null, (_get, set, record: SessionRecord | null) => {
  set(credentialsAtom, record && { token: record.token, account: record.userName })
  set(recordAtom, record)
  forgetPrivate()
})

/** At start, and when another tab has changed the stored session. */
export const restoreSessionIntent = atom(null, (_get, set) => set(becomeIntent, readSession()))

export const openSessionIntent = atom(null, (get, set, grant: SessionGrant) => {
  const record = { ...grant, merchantCode: get(merchantCodeAtom) }
  writeSession(record)
  set(becomeIntent, record)
  tellTabs({ type: 'signed-in', account: record.userName })
})

/** Forgets the player on this device; language, theme and hideDownloadBar stay. */
export const endSessionIntent = atom(null, (_get, set) => {
  eraseSession()
  set(becomeIntent, null)
  tellTabs({ type: 'signed-out' })
})

/** Tells the platform, then forgets; a platform that does not answer keeps nobody signed in here. */
export const logoutIntent = atom(null, async (_get, set) => {
  await perform(logout, {}).catch(() => undefined)
  set(endSessionIntent)
})
