import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { handOffDigits } from '../../src/api/account/handOff.ts'
import type { Platform } from '../http/platform.ts'
import { Refusal } from '../http/refusal.ts'

const lifetime = 5 * 60_000
/** Who comes too late is told so, for so long. */
const remembered = 60 * 60_000

/** A code is short enough to be tried against a hash: with this one's key, which no disk has seen, not even that. */
const key = randomBytes(32)
const hashOfCode = (code: string) => createHmac('sha256', key).update(code).digest('hex')

interface Handed {
  /** Whose code it is; they have one at a time. */
  readonly owner: string
  readonly sessionId: number | null
  readonly carried: object
}

/** A new code; the owner's last one is good no more. */
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

/** Takes a code, once; one that was replaced, used or left too long is no code any more. */
export async function spendHandOff({ db, now }: Platform, code: string) {
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
