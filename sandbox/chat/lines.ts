import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { exists } from '#sandbox/schema/query.ts'
import { inLanguage } from '#sandbox/world/language.ts'
import type { Line } from './wire.ts'

const most = 100

/** Publishes replies that are due; each counts as unread until the chat shows it. */
export const sayDue = (db: Db | Trx, accountId: number, now: number) =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('chat_lines')
      .set({ said: 1 })
      .where('account_id', '=', accountId)
      .where('said', '=', 0)
      .where('at', '<=', now)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await trx
        .updateTable('accounts')
        .set((eb) => ({ unread_chat: eb('unread_chat', '+', Number(numUpdatedRows)) }))
        .where('id', '=', accountId)
        .execute()
  })

export async function unseenBy(db: Db, accountId: number): Promise<number> {
  const account = await db
    .selectFrom('accounts')
    .select('unread_chat')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.unread_chat ?? 0
}

export async function see(db: Db, accountId: number) {
  await db.updateTable('accounts').set({ unread_chat: 0 }).where('id', '=', accountId).execute()
}

/** The lines after a given one, oldest first, at most the last hundred, in the language of the page. */
export async function linesAfter(
  db: Db,
  { accountId, language }: { readonly accountId: number; readonly language: string },
  after: number,
): Promise<Line[]> {
  const lines = await db
    .selectFrom('chat_lines')
    .select(['id', 'by', 'text', 'text_bn', 'at'])
    .where('account_id', '=', accountId)
    .where('said', '=', 1)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return lines
    .map(({ text, text_bn, ...line }) => ({
      ...line,
      text: inLanguage(language, [text, text_bn ?? text]),
    }))
    .toReversed()
}

export const isTyping = (db: Db, accountId: number) =>
  exists(
    db
      .selectFrom('chat_lines')
      .select('id')
      .where('account_id', '=', accountId)
      .where('said', '=', 0),
  )

interface Said {
  readonly accountId: number
  readonly text: string
  readonly reply: string
  readonly now: number
  /** Milliseconds until the reply. */
  readonly after: number
}

/** Stores the player's line and schedules the reply. */
export async function say(db: Db, { accountId, text, reply, now, after }: Said) {
  const line = { account_id: accountId, text, at: now }
  await db
    .insertInto('chat_lines')
    .values([
      { ...line, by: 'player', said: 1 },
      { ...line, by: 'house', text: reply, at: now + after, said: 0 },
    ])
    .execute()
}
