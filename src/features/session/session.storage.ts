import * as v from 'valibot'
import { forgetPlayed, searchesKey } from '#device/storage/history.ts'
import { tellTabs } from '#device/tabs/tabs.ts'
import { phoneStorage, tabStorage, readJson } from '#device/storage/storage.ts'

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
export const readSession = () => v.parse(Stored, readJson(phoneStorage, sessionKey))

export function writeSession(record: SessionRecord) {
  phoneStorage.write(sessionKey, JSON.stringify(record))
  phoneStorage.write('autoLogin', '1')
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
    tabStorage.write(sessionKey, JSON.stringify({ token, type, userName }))
  } else if (tabStorage.read(sessionKey) !== null) forgetTab()
}

export const forgetTab = () => tabStorage.clear()

/**
 * Erases everything that identifies the player and notifies the other tabs. Settings such as language and theme stay,
 * and so do the keys of money requests with unknown outcome, which contain no name.
 */
export function eraseSession() {
  // Must come first: the other tabs are notified by the record and then read the reason here.
  phoneStorage.write('autoLogin', '0')
  phoneStorage.write(sessionKey, null)
  phoneStorage.write(searchesKey, null)
  forgetPlayed()
  tabStorage.clear()
  tellTabs({ type: 'signed-out' })
}

/** Drops the token only; what was typed in this tab stays. */
export function eraseToken() {
  phoneStorage.write(sessionKey, null)
  tabStorage.write(sessionKey, null)
}
