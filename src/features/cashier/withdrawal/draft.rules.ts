import * as v from 'valibot'

const Text = v.pipe(v.string(), v.maxLength(100))

const Draft = v.object({ accountId: v.nullable(Text), amount: Text })

/** What survives a reload, for this visit only: never a password or a code. */
export type Draft = v.InferOutput<typeof Draft>

export const emptyDraft: Draft = { accountId: null, amount: '' }

/** Reads what was written; anything else is no draft. */
export function draftOf(stored: unknown): Draft {
  const parsed = v.safeParse(Draft, stored)
  return parsed.success ? parsed.output : emptyDraft
}
