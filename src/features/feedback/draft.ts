import * as v from 'valibot'
import { feedbackTypes, longest } from '../../api/content/feedback.ts'
import { lasting, readJson } from '../../device/storage/storage.ts'
import { onSignOut } from '../../net/session/signOut.ts'
import { type Draft, emptyDraft } from './feedback.rules.ts'

const storageKey = 'feedbackDraft'

const types = [
  'deposit',
  'withdraw',
  'game',
  'service',
  'applyAgent',
  'other',
] as const satisfies (keyof typeof feedbackTypes)[]

const Stored = v.object({
  account: v.string(),
  type: v.union([v.literal(-1), v.picklist(types)]),
  content: v.pipe(v.string(), v.maxLength(longest * 10)),
  /** Names the sending of which nobody has heard the answer. */
  key: v.string(),
})

export interface KeptDraft extends Draft {
  readonly key: string
}

/** What this player had begun to write, also before a reload or a session that ended; nobody else's. */
export function readDraft(account: string): KeptDraft {
  const parsed = v.safeParse(Stored, readJson(lasting, storageKey))
  if (parsed.success && parsed.output.account === account) return parsed.output
  return { ...emptyDraft, key: crypto.randomUUID() }
}

export function writeDraft(account: string, draft: KeptDraft | null) {
  const { type, content, key } = draft ?? {}
  lasting.write(storageKey, draft && JSON.stringify({ account, type, content, key }))
}

/** Who signs out takes the draft along; who is thrown out finds it again. */
export function forgetDrafts() {
  const release = onSignOut(() => {
    if (lasting.read('autoLogin') === '0') lasting.write(storageKey, null)
  })
  return () => void release()
}
