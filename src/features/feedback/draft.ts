import * as v from 'valibot'
import { longest } from '../../api/content/feedback.ts'
import { lasting } from '../../device/storage/storage.ts'
import { draftAtom } from '../../net/form/draftAtom.ts'
import { onSignOut } from '../../net/session/signOut.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { typesInOrder } from './feedback.rules.ts'

const storageKey = 'feedbackDraft'

/** What a player had begun to write, also before a reload or a session that ended. */
export const feedbackDraftAtom = draftAtom(sessionAtom, {
  storageKey,
  storage: lasting,
  schema: v.object({
    type: v.union([v.literal(-1), v.picklist(typesInOrder)]),
    content: v.pipe(v.string(), v.maxLength(longest * 10)),
    /** Names the sending of which nobody has heard the answer. */
    key: v.exactOptional(v.string()),
  }),
  empty: { type: -1, content: '' },
})

/** Who signs out takes the draft along; who is thrown out finds it again. */
export function forgetDrafts() {
  const release = onSignOut(() => {
    if (lasting.read('autoLogin') === '0') lasting.write(storageKey, null)
  })
  return () => void release()
}
