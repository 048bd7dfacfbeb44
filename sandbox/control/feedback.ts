import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

export const FeedbackAnswer = v.object({
  /** The receipt number; the newest feedback if omitted. */
  receipt: v.optional(v.pipe(v.string(), v.regex(/^FB\d{6,}$/))),
  answer: v.pipe(v.string(), v.minLength(1)),
})

export async function answerFeedback(
  db: Db,
  { receipt, answer }: v.InferOutput<typeof FeedbackAnswer>,
  at: number,
) {
  const wanted = receipt ? Number(receipt.slice('FB'.length)) : await newest(db)
  const done = await db
    .updateTable('feedback')
    .set({ answer, answered_at: at })
    .where('id', '=', wanted)
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) throw new Refusal('not_found')
}

async function newest(db: Db) {
  const row = await db
    .selectFrom('feedback')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}
