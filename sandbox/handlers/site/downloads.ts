import * as api from '#api/site/downloads.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'
import { filesOf, sha256 } from '#sandbox/downloads/files.ts'
import { masked } from '#sandbox/account/accounts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'

const lifetime = 10 * 60_000

export const listDownloads = answer(api.listDownloads, async ({ language }, { platform }) => ({
  list: filesOf(platform.origin).map(({ resourceType, path, version, minSystem, ...file }) => {
    const bytes = file.bytes(language)
    const url = `${path}?language=${encodeURIComponent(language)}`
    return { resourceType, url, version, minSystem, size: bytes.length, sha256: sha256(bytes) }
  }),
}))

export const createDownloadTicket = answer(api.createDownloadTicket, async (_, call) => {
  const { db, now } = call.platform
  const ticket = newSecret()
  const expiresAt = now() + lifetime
  await db
    .insertInto('download_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      account_id: accountOf(call).id,
      expires_at: expiresAt,
      redeemed_at: null,
    })
    .execute()
  return { ticket, expiresAt }
})

export const redeemDownloadTicket = answer(
  api.redeemDownloadTicket,
  async ({ ticket }, { platform: { db, now } }) => {
    const taken = await db
      .updateTable('download_tickets')
      .set({ redeemed_at: now() })
      .where('ticket_hash', '=', hashOf(ticket))
      .where('redeemed_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('account_id')
      .executeTakeFirst()
    if (!taken) throw new Refusal('code_expired')
    const { username } = await db
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', taken.account_id)
      .executeTakeFirstOrThrow()
    return { userName: masked(username) }
  },
)
