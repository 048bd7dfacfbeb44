import * as v from 'valibot'
import { lasting, passing, readJson } from '../../device/storage.ts'

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

/** Session storage is each tab's own: it holds token, type and user name for embeds, or nothing of a past player. */
export function mirrorSession(record: SessionRecord | null) {
  if (record) {
    const { token, type, userName } = record
    passing.write(sessionKey, JSON.stringify({ token, type, userName }))
  } else if (passing.read(sessionKey) !== null) passing.clear()
}

/** Language, theme, hideDownloadBar and the like are the phone's and stay. */
export function eraseSession() {
  lasting.write(sessionKey, null)
  lasting.write('autoLogin', '0')
  passing.clear()
}
