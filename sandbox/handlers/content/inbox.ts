import type { Selectable } from 'kysely'
import * as api from '#api/content/inbox.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { assertOn } from '#sandbox/world/settings.ts'
import { realPlayer } from '#sandbox/account/accounts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { countOf, given } from '#sandbox/schema/query.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { inLanguage } from '#sandbox/world/language.ts'

/** Refuses every call if the merchant has no inbox. */
const inboxAnswer: typeof answer = (endpoint, handle) =>
  answer(endpoint, async (input, call) => {
    await assertOn(call.platform.db, 'COMM3')
    return handle(input, call)
  })

export const countUnreadInbox = inboxAnswer(api.countUnreadInbox, (_, call) =>
  countUnread(call, 'ALL'),
)

export const countUnreadPersonal = inboxAnswer(api.countUnreadPersonal, (_, call) =>
  countUnread(call, 'PERSONAL'),
)

export const listInbox = inboxAnswer(
  api.listInbox,
  async ({ scope, before, pageSize, language }, call) => {
    const rows = await own(call, scope)
      .selectAll()
      .$call(given(before, (query, id) => query.where('id', '<', id)))
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute()
    const page = rows.slice(0, pageSize)
    return {
      list: page.map(toWire(language)),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      totalCount: await countOf(own(call, scope)),
    }
  },
)

export const getMessage = inboxAnswer(api.getMessage, async ({ id, language }, call) => {
  const row = await own(call, 'ALL').selectAll().where('id', '=', Number(id)).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return toWire(language)(row)
})

export const markMessageRead = inboxAnswer(api.markMessageRead, ({ id }, call) =>
  change(call, id, { read: 1 }),
)

export const markInboxRead = inboxAnswer(api.markInboxRead, async ({ upTo, scope }, call) => {
  await call.platform.db
    .updateTable('messages')
    .set({ read: 1 })
    .where('account_id', '=', realPlayer(call).id)
    .where('id', '<=', Number(upTo))
    .$if(scope === 'PERSONAL', (query) => query.where('personal', '=', 1))
    .execute()
  return { success: true }
})

export const removeMessage = inboxAnswer(api.removeMessage, ({ id }, call) =>
  change(call, id, { removed: 1 }),
)

export const restoreMessage = inboxAnswer(api.restoreMessage, ({ id }, call) =>
  change(call, id, { removed: 0 }),
)

function own(call: Call, scope: api.InboxScope) {
  return call.platform.db
    .selectFrom('messages')
    .where('account_id', '=', realPlayer(call).id)
    .where('removed', '=', 0)
    .$if(scope === 'PERSONAL', (query) => query.where('personal', '=', 1))
}

const countUnread = async (call: Call, scope: api.InboxScope) => ({
  unReadCount: await countOf(own(call, scope).where('read', '=', 0)),
})

/** Answers not_found for another player's message. */
async function change(call: Call, id: string, to: { read: 1 } | { removed: 0 | 1 }) {
  const { numUpdatedRows } = await call.platform.db
    .updateTable('messages')
    .set(to)
    .where('account_id', '=', realPlayer(call).id)
    .where('id', '=', Number(id))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  return { success: true }
}

type Row = Selectable<Database['messages']>

const toWire =
  (language: string) =>
  ({ id, at, read, personal, ...row }: Row) => ({
    id,
    title: inLanguage(language, [row.title, row.title_bn || row.title]),
    content: inLanguage(language, [row.content, row.content_bn || row.content]),
    time: at,
    read,
    personal,
  })
