import { atom } from 'jotai'
import { getMember, kindOf } from '#api/account/member.ts'
import type { Role } from '#api/roles.ts'
import type { SessionGrant } from '#api/account/session.ts'
import { tellTabs } from '#device/tabs/tabs.ts'
import { credentialsAtom, renewCredentialsAtom } from '#net/session/credentials.ts'
import { queryAtom } from '#net/query/query.ts'
import { forgetPrivate } from '#net/query/queryClient.ts'
import { playerAtom } from '#net/session/player.ts'
import { forgetPlayer } from '#net/session/signOut.ts'
import { cancelPrompts } from '#ui/overlay/confirmation.ts'
import { merchantCodeAtom } from '#features/merchant/merchant.atoms.ts'
import {
  type SessionRecord,
  eraseSession,
  eraseToken,
  forgetTab,
  mirrorSession,
  readSession,
  writeSession,
} from './session.storage.ts'

type Amendment = Partial<Pick<SessionRecord, 'type' | 'firstTimeLogin'>>

const isAlike = (one: SessionRecord | null, other: SessionRecord | null) =>
  one?.type === other?.type && one?.firstTimeLogin === other?.firstTimeLogin

const recordAtom = atom<SessionRecord | null>(null)

export const sessionAtom = atom((get) => get(recordAtom))

export const roleAtom = atom((get): Role => {
  const session = get(recordAtom)
  return session ? kindOf(session.type) : 'guest'
})

const overFormAtom = atom(false)

/**
 * The platform has ended the session while a form was open: the player stays on screen until they sign in again or
 * give up.
 */
export const isLapsedAtom = atom((get) => get(overFormAtom))

/** The password of a first login, which the player is about to change. In memory only. */
export const temporaryPasswordAtom = playerAtom<string | null>(null)

/** Its request confirms the session with the platform. */
export const memberAtom = queryAtom(getMember, () => ({}))

const becomeIntent = atom(null, (get, set, record: SessionRecord | null) => {
  const earlier = get(recordAtom)
  const isSame = earlier?.userName === record?.userName
  if (earlier && !isSame) {
    forgetPlayer(set)
    cancelPrompts()
    forgetTab()
  }
  mirrorSession(record)
  const held = isSame ? renewCredentialsAtom : credentialsAtom
  set(overFormAtom, false)
  set(held, record && { token: record.token, account: record.userName })
  set(recordAtom, record)
  forgetPrivate()
})

/** Re-reads storage, which another tab may have changed; returns whether the session changed. */
export const restoreSessionIntent = atom(null, (get, set) => {
  const [record, earlier] = [readSession(), get(recordAtom)]
  if (record?.token !== earlier?.token) {
    set(becomeIntent, record)
    return true
  }
  mirrorSession(record)
  if (!isAlike(record, earlier)) set(recordAtom, record)
  return false
})

export const openSessionIntent = atom(null, (get, set, grant: SessionGrant) => {
  const record = { ...grant, merchantCode: get(merchantCodeAtom) }
  writeSession(record)
  set(becomeIntent, record)
  tellTabs({ type: 'signed-in', account: record.userName })
})

export const endSessionIntent = atom(null, (_get, set) => {
  eraseSession()
  set(becomeIntent, null)
})

/** Another tab has signed out and erased storage, or already stored the next player. */
export const loseSessionIntent = atom(null, (_get, set) => set(becomeIntent, null))

export const lapseSessionIntent = atom(null, (_get, set) => {
  eraseToken()
  set(renewCredentialsAtom, null)
  set(overFormAtom, true)
})

export const amendSessionIntent = atom(null, (get, set, change: Amendment) => {
  const record = get(recordAtom)
  const amended = record && { ...record, ...change }
  if (!amended || isAlike(record, amended)) return
  writeSession(amended)
  set(recordAtom, amended)
})

export const settlePasswordIntent = atom(null, (_get, set) => {
  set(temporaryPasswordAtom, null)
  set(amendSessionIntent, { firstTimeLogin: false })
})
