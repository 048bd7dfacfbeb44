import type { Selectable } from 'kysely'
import * as feedback from '#api/content/feedback.ts'
import { type Account, accountOf, answer } from '#sandbox/http/call.ts'
import { verifyCaptcha } from '#sandbox/captcha/captcha.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { isOn } from '#sandbox/world/settings.ts'
import { countOf } from '#sandbox/schema/query.ts'

const mostPerDay = 20
const day = 86_400_000
const mostListed = 50

/** "FB" and six digits, short enough to read out on the phone. */
const receiptOf = (id: number) => `FB${String(id).padStart(6, '0')}`

export const sendFeedback = {
  ...answer(feedback.sendFeedback, async ({ content, sender, type, captcha }, call) => {
    const account = accountOf(call)
    if (sender.toLowerCase() !== account.username) throw new Refusal('not_permitted')
    if (await isOn(call.platform.db, 'CAPTCHA3')) await verifyCaptcha(call, captcha)
    await assertNotPaused(call.platform, account)
    const { id } = await call.platform.db
      .insertInto('feedback')
      .values({ account_id: account.id, type, content, at: call.platform.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { receipt: receiptOf(id) }
  }),
  // A retry after a lost answer has another captcha, but is the same action.
  proofs: ['captcha'],
}

async function assertNotPaused({ db, now }: Platform, { id }: Account) {
  const count = await countOf(
    db
      .selectFrom('feedback')
      .where('account_id', '=', id)
      .where('at', '>', now() - day),
  )
  if (count >= mostPerDay) throw new Refusal('too_many')
}

export const listFeedback = answer(feedback.listFeedback, async (_, call) => {
  const rows = await call.platform.db
    .selectFrom('feedback')
    .selectAll()
    .where('account_id', '=', accountOf(call).id)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(itemOf)
})

const itemOf = ({
  id,
  type,
  content,
  at,
  answer: text,
  answered_at,
}: Selectable<Database['feedback']>) => ({
  id: receiptOf(id),
  type,
  content,
  time: at,
  ...(text !== null && { answer: text }),
  ...(answered_at !== null && { answerTime: answered_at }),
})
