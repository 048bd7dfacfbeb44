import * as v from 'valibot'
import { playedKey } from '../../device/storage/played.ts'
import { searchesKey } from '../../device/storage/searches.ts'
import { sentKeysKey } from '../../device/storage/sentKeys.ts'
import { tellTabs } from '../../device/tabs/tabs.ts'
import { lasting, passing, readJson } from '../../device/storage/storage.ts'

export const sessionKey = 'MC_SESSION_INFO'

const SessionRecord = v.object({
  token: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.optional(v.boolean(), false),
})
export type SessionRecord = v.InferOutput<typeof SessionRecord>

const Stored = v.fallback(v.nullable(SessionRecord), null)

/** A stored session is probably but not certainly still valid. */
export const readSession = () => v.parse(Stored, readJson(lasting, sessionKey))

export function writeSession(record: SessionRecord) {
  lasting.write(sessionKey, JSON.stringify(record))
  lasting.write('autoLogin', '1')
  mirrorSession(record)
}

/**
 * Session storage is per tab: it holds the token, type and user name for embeds. The CSS class reserves home's space
 * for the balance.
 */
export function mirrorSession(record: SessionRecord | null) {
  document.documentElement.classList.toggle('has-session', record !== null)
  if (record) {
    const { token, type, userName } = record
    passing.write(sessionKey, JSON.stringify({ token, type, userName }))
  } else if (passing.read(sessionKey) !== null) forgetTab()
}

export const forgetTab = () => passing.clear()

/** Erases everything that identifies the player and notifies the other tabs. Language, theme and the like stay. */
export function eraseSession() {
  // First: the other tabs are notified by the record and then read the reason here.
  lasting.write('autoLogin', '0')
  lasting.write(sessionKey, null)
  lasting.write(searchesKey, null)
  lasting.write(playedKey, null)
  lasting.write(sentKeysKey, null)
  passing.clear()
  tellTabs({ type: 'signed-out' })
}

/** Drops the token only; what was typed in this tab stays. */
export function eraseToken() {
  lasting.write(sessionKey, null)
  passing.write(sessionKey, null)
}
