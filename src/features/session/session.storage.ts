import * as v from 'valibot'
import { lasting, passing, readJson } from '../../device/storage.ts'

const storageKey = 'MC_SESSION_INFO'

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
  const parsed = v.safeParse(SessionRecord, readJson(lasting, storageKey))
  return parsed.success ? parsed.output : null
}

/** Session storage mirrors token, type and user name for embeds. */
export function writeSession(record: SessionRecord) {
  const { token, type, userName } = record
  lasting.write(storageKey, JSON.stringify(record))
  passing.write(storageKey, JSON.stringify({ token, type, userName }))
}

export function eraseSession() {
  lasting.write(storageKey, null)
  passing.clear()
}
