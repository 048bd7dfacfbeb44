import * as api from '#api/content/chat.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { sayDue, unseenBy } from '#sandbox/chat/lines.ts'
import { realPlayer } from '#sandbox/account/accounts.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import { assertOn } from '#sandbox/world/settings.ts'

const lifetime = 60_000

export const countUnreadChat = answer(api.countUnreadChat, async (_, call) => {
  const { id } = await chatter(call)
  const { db, now } = call.platform
  await sayDue(db, id, now())
  return { unReadCount: await unseenBy(db, id) }
})

/**
 * The ticket is in the fragment, which browsers never send; the chat removes it from the address.
 */
export const launchChat = answer(api.launchChat, async (look, call) => {
  const { id } = await chatter(call)
  const { db, now, gameOrigin } = call.platform
  const ticket = newSecret()
  await db
    .insertInto('chat_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      account_id: id,
      session_id: call.sessionId ?? 0,
      language: look.language,
      expires_at: now() + lifetime,
      redeemed_at: null,
    })
    .execute()
  const url = new URL('/chat', gameOrigin)
  const { language, headerColor, title } = look
  url.search = new URLSearchParams({ language, headerColor, title }).toString()
  url.hash = new URLSearchParams({ ticket }).toString()
  return { chatUrl: url.href }
})

async function chatter(call: Call) {
  const account = realPlayer(call)
  await assertOn(call.platform.db, 'CBS3')
  return account
}
