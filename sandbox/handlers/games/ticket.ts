import type { Insertable } from 'kysely'
import type { Call } from '#sandbox/http/call.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import type { Database } from '#sandbox/schema/schema.ts'

const lifetime = 60_000

type Launch = Pick<
  Insertable<Database['launches']>,
  'account_id' | 'node_id' | 'vendor' | 'prize_mode'
>

/** Issues the ticket for one launch; only its hash is stored. */
export async function issueTicket({ platform, sessionId }: Call, launch: Launch) {
  const ticket = newSecret()
  const expiresAt = platform.now() + lifetime
  await platform.db
    .insertInto('launches')
    .values({
      ...launch,
      ticket_hash: hashOf(ticket),
      session_id: sessionId,
      expires_at: expiresAt,
      redeemed_at: null,
    })
    .execute()
  return { ticket, expiresAt }
}
