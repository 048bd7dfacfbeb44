import { hashOf } from '#sandbox/http/secret.ts'
import type { Platform } from '#sandbox/http/platform.ts'

export interface Keys {
  readonly token: string
  readonly cookie: string
}

/** How long the previous keys remain valid for the call that replaced them. */
const grace = 10 * 60_000

const running = ({ db, now }: Platform) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['sessions.id as session_id', 'idle_ms'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())

export async function findSession(platform: Platform, keys: Keys, takesFormer: boolean) {
  const [token, cookie] = [hashOf(keys.token), hashOf(keys.cookie)]
  const found = await running(platform)
    .where('token_hash', '=', token)
    .where('cookie_hash', '=', cookie)
    .executeTakeFirst()
  if (found || !takesFormer) return found
  return (
    running(platform)
      .where('former_token_hash', '=', token)
      // The cookie may have arrived without the rest of the answer.
      .where((is) => is.or([is('former_cookie_hash', '=', cookie), is('cookie_hash', '=', cookie)]))
      .where('renewed_at', '>', platform.now() - grace)
      .executeTakeFirst()
  )
}
