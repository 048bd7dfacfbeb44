import { randomInt } from 'node:crypto'
import type { CodePurpose as AskedPurpose } from '#api/account/verification.ts'
import type { Call } from '#sandbox/http/call.ts'
import {
  type Attempted,
  assertBelowLimit,
  byAddress,
  countAttempt,
} from '#sandbox/throttle/attempts.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

/** The platform also sends codes that confirm a withdrawal or bind an e-mail address. */
type CodePurpose = AskedPurpose | 'withdrawal' | 'email'

const lifetime = 10 * 60_000
const pause = 60_000
/** Allows for clients that count in whole seconds. */
const slack = 2000
const triesAllowed = 5

export interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** A code sent by e-mail belongs to the account that requested it. */
export interface Mailbox {
  readonly email: string
  readonly accountId: number
}

type Recipient = Phone | Mailbox

const keyOf = (purpose: CodePurpose, to: Recipient) => ({
  purpose,
  mobile:
    'accountId' in to ? `${to.accountId}:${to.email}` : `${to.countryDialingCode}${to.mobileNum}`,
})

const letterTo = (to: Recipient) =>
  'accountId' in to
    ? { to: to.email, kind: 'email' }
    : { to: `+${to.countryDialingCode}${to.mobileNum}`, kind: 'sms' }

interface Wish {
  readonly purpose: CodePurpose
  readonly to: Recipient
  /**
   * If false, nothing is sent but the answer is the same, so that nobody learns which numbers are
   * registered.
   */
  readonly isRegistered?: boolean
}

/**
 * Sends a code: at most one a minute and five an hour per recipient, and sixty an hour for guests
 * from one address. Returns when the next one may be requested.
 */
export function sendCodeTo(
  { platform, context, account }: Pick<Call, 'platform' | 'context' | 'account'>,
  wish: Wish,
) {
  const letter = letterTo(wish.to)
  const counted: Attempted[] = [{ kind: 'message', name: letter.to }]
  if (!account) counted.push(byAddress(context, 'messageFrom'))
  const key = keyOf(wish.purpose, wish.to)
  return inTurn(platform.db, `codes:${key.mobile}`, async () => {
    const { db, now } = platform
    const last = await findCode(platform, key)
    if (last && last.at <= now() && now() - last.at < pause - slack)
      throw new Refusal('too_many', { expirationTime: last.at + pause })
    await assertBelowLimit(platform, counted)
    await countAttempt(platform, counted)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const at = now()
    await db
      .replaceInto('sms_codes')
      .values({ ...key, code_hash: hashOf(code), at, tries: 0, spent: 0 })
      .execute()
    if (wish.isRegistered ?? true)
      await db
        .insertInto('outbox')
        .values({ ...letter, code, at })
        .execute()
    return at + pause
  })
}

type Key = ReturnType<typeof keyOf>

const findCode = ({ db }: Platform, key: Key) =>
  db
    .selectFrom('sms_codes')
    .selectAll()
    .where((is) => is.and(key))
    .executeTakeFirst()

/**
 * Accepts the newest code of this purpose and recipient, once, within ten minutes and after at most
 * four mistakes. Mistakes also count per recipient, so that requesting a new code allows no new
 * guesses.
 */
export function verifyCode(
  platform: Platform,
  purpose: CodePurpose,
  to: Recipient,
  given: string | undefined,
) {
  const key = keyOf(purpose, to)
  const guesses: readonly Attempted[] = [{ kind: 'code', name: key.mobile }]
  return inTurn(platform.db, `codes:${key.mobile}`, async () => {
    await assertBelowLimit(platform, guesses)
    const issued = await countTry(platform, key)
    if (!issued) throw new Refusal('code_wrong')
    const isOver = issued.spent || issued.tries > triesAllowed
    if (isOver || platform.now() - issued.at > lifetime) throw new Refusal('code_expired')
    if (issued.code_hash === hashOf(given ?? '')) return markSpent(platform, key)
    await countAttempt(platform, guesses)
    throw new Refusal('code_wrong')
  })
}

const countTry = ({ db }: Platform, key: Key) =>
  db
    .updateTable('sms_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where((is) => is.and(key))
    .returningAll()
    .executeTakeFirst()

const markSpent = ({ db }: Platform, key: Key) =>
  db
    .updateTable('sms_codes')
    .set({ spent: 1 })
    .where((is) => is.and(key))
    .execute()
