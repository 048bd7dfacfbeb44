import * as v from 'valibot'
import { longest } from '../../api/content/feedback.ts'
import { phoneStorage } from '../../device/storage/storage.ts'
import { draftAtom } from '../../net/form/draftAtom.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { typesInOrder } from './feedback.rules.ts'
import { draftKey } from './forgetDrafts.ts'

/** Survives a reload and an expired session. */
export const feedbackDraftAtom = draftAtom(
  sessionAtom,
  draftKey,
  v.object({
    type: v.exactOptional(v.union([v.literal(-1), v.picklist(typesInOrder)])),
    content: v.exactOptional(v.pipe(v.string(), v.maxLength(longest * 10))),
    /** Idempotency key of a request whose outcome is unknown. */
    key: v.exactOptional(v.string()),
  }),
  phoneStorage,
)
