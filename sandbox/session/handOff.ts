import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { handOffDigits } from '#api/account/handOff.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

const lifetime = 5 * 60_000
/** How long an expired code can be distinguished from an unknown one. */
const remembered = 60 * 60_000

/**
 * A plain hash of a short code can be brute-forced, so codes are hashed with a key that exists only
 * in memory.
 */
const key = randomBytes(32)
const hashOfCode = (code: string) => createHmac('sha256', key).update(code).digest('hex')

interface Handed {
  /** An owner has only one valid code at a time. */
  readonly owner: string
  readonly sessionId: number | null
  readonly carried: object
}

/** Issues a new code and invalidates the owner's previous one. */
export async function issueHandOff(platform: Platform, { owner, sessionId, carried }: Handed) {
  const { db, now } = platform
  await db
    .deleteFrom('hand_offs')
    .where('expires_at', '<', now() - remembered)
    .execute()
  await db.updateTable('hand_offs').set({ spent: 1 }).where('owner', '=', owner).execute()
  const row = { owner, session_id: sessionId, carried: JSON.stringify(carried), spent: 0 } as const
  const expires_at = now() + lifetime
  const code = String(randomInt(10 ** handOffDigits)).padStart(handOffDigits, '0')
  await db
    .replaceInto('hand_offs')
    .values({ ...row, expires_at, code_hash: hashOfCode(code) })
    .execute()
  return { code, expirationTime: expires_at }
}

/** Redeems a code, once; refuses one that was replaced, used or has expired. */
export async function redeemHandOff({ db, now }: Platform, code: string) {
  const issued = await db
    .updateTable('hand_offs')
    .set({ spent: 1 })
    .where('code_hash', '=', hashOfCode(code))
    .where('spent', '=', 0)
    .where('expires_at', '>', now())
    .returning(['session_id', 'carried'])
    .executeTakeFirst()
  if (issued) return issued
  const dead = await db
    .selectFrom('hand_offs')
    .select('owner')
    .where('code_hash', '=', hashOfCode(code))
    .executeTakeFirst()
  throw new Refusal(dead ? 'code_expired' : 'code_wrong')
}
