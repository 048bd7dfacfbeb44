import * as v from 'valibot'
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

/** The lasting copy is the truth: found there, the player is probably logged in. */
export function readSession(): SessionRecord | null {
  const parsed = v.safeParse(SessionRecord, readJson(lasting, sessionKey))
  return parsed.success ? parsed.output : null
}

export function writeSession(record: SessionRecord) {
  lasting.write(sessionKey, JSON.stringify(record))
  lasting.write('autoLogin', '1')
  mirrorSession(record)
}

/**
 * Session storage is each tab's own: it holds token, type and user name for embeds, or nothing of a past player.
 * Styles hear of it too: home keeps room for a balance.
 */
export function mirrorSession(record: SessionRecord | null) {
  document.documentElement.classList.toggle('has-session', record !== null)
  if (record) {
    const { token, type, userName } = record
    passing.write(sessionKey, JSON.stringify({ token, type, userName }))
  } else if (passing.read(sessionKey) !== null) forgetTab()
}

export const forgetTab = () => passing.clear()

/** Nothing stored names the player any more, and the other tabs are left. Language, theme and the like stay. */
export function eraseSession() {
  // First, for the other tabs hear of the record and then look here for the reason.
  lasting.write('autoLogin', '0')
  lasting.write(sessionKey, null)
  lasting.write(searchesKey, null)
  lasting.write(sentKeysKey, null)
  passing.clear()
  tellTabs({ type: 'signed-out' })
}

/** A player who has left is told from one whose session the platform has ended. */
export const hasSignedOut = () => lasting.read('autoLogin') === '0'

/** The platform has ended the session: its token goes, what was typed into this tab may stay. */
export function eraseToken() {
  lasting.write(sessionKey, null)
  passing.write(sessionKey, null)
}
