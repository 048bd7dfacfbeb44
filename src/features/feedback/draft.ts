import * as v from 'valibot'
import { longest } from '../../api/content/feedback.ts'
import { lasting } from '../../device/storage/storage.ts'
import { draftAtom } from '../../net/form/draftAtom.ts'
import { onSignOut } from '../../net/session/signOut.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { typesInOrder } from './feedback.rules.ts'

const storageKey = 'feedbackDraft'

/** Survives a reload and an expired session. */
export const feedbackDraftAtom = draftAtom(sessionAtom, {
  storageKey,
  storage: lasting,
  schema: v.object({
    type: v.union([v.literal(-1), v.picklist(typesInOrder)]),
    content: v.pipe(v.string(), v.maxLength(longest * 10)),
    /** Idempotency key of a request whose answer is not known. */
    key: v.exactOptional(v.string()),
  }),
  empty: { type: -1, content: '' },
})

/** Only for a sign-out by the player: after a session that expired, the draft is restored. */
export function forgetDrafts() {
  const release = onSignOut(() => {
    if (lasting.read('autoLogin') === '0') lasting.write(storageKey, null)
  })
  return () => void release()
}
