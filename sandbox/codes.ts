import { randomInt } from 'node:crypto'
import type { CodePurpose as AskedPurpose } from '../src/api/verification.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import { hashOf } from './secret.ts'

/** Whoever is logged in confirms a withdrawal, too, by a code to their own number, and an address by one to it. */
export type CodePurpose = AskedPurpose | 'withdrawal' | 'email'

const lifetime = 10 * 60_000
const pause = 60_000
/** Whoever counts whole seconds may come a little early. */
const slack = 2000
const triesAllowed = 5

export interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** An address, and the account that wants it: another's code is none of theirs. */
export interface Mailbox {
  readonly email: string
  readonly accountId: number
}

export type Recipient = Phone | Mailbox

const keyOf = (purpose: CodePurpose, to: Recipient) => ({
  purpose,
  mobile:
    'accountId' in to ? `${to.accountId}:${to.email}` : `${to.countryDialingCode}${to.mobileNum}`,
})

/** How it goes out. */
const letterTo = (to: Recipient) =>
  'accountId' in to
    ? { to: to.email, kind: 'email' }
    : { to: `+${to.countryDialingCode}${to.mobileNum}`, kind: 'sms' }

/**
 * Sends a code for one purpose, at most one a minute; answers when the next may be asked for. Where the
 * number is nobody's, everything looks the same but that nothing is sent.
 */
export async function sendCodeTo(
  platform: Platform,
  purpose: CodePurpose,
  to: Recipient,
  isSomebodys = true,
) {
  const { db, now } = platform
  const key = keyOf(purpose, to)
  const last = await findCode(platform, key)
  if (last && now() - last.at < pause - slack)
    throw new Refusal('too_many', { expirationTime: last.at + pause })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const at = now()
  await db
    .replaceInto('sms_codes')
    .values({ ...key, code_hash: hashOf(code), at, tries: 0, spent: 0 })
    .execute()
  if (isSomebodys)
    await db
      .insertInto('outbox')
      .values({ ...letterTo(to), code, at })
      .execute()
  return at + pause
}

const findCode = ({ db }: Platform, { purpose, mobile }: ReturnType<typeof keyOf>) =>
  db
    .selectFrom('sms_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('mobile', '=', mobile)
    .executeTakeFirst()

/** Takes the newest code of this purpose and recipient: once, within ten minutes, after four mistakes at most. */
export async function spendCode(
  platform: Platform,
  purpose: CodePurpose,
  to: Recipient,
  given: string | undefined,
) {
  const { mobile } = keyOf(purpose, to)
  const issued = await platform.db
    .updateTable('sms_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('mobile', '=', mobile)
    .returningAll()
    .executeTakeFirst()
  if (!issued) throw new Refusal('code_wrong')
  const isOver = issued.spent || issued.tries > triesAllowed
  if (isOver || platform.now() - issued.at > lifetime) throw new Refusal('code_expired')
  if (issued.code_hash !== hashOf(given ?? '')) throw new Refusal('code_wrong')
  await markSpent(platform, purpose, mobile)
}

const markSpent = ({ db }: Platform, purpose: CodePurpose, mobile: string) =>
  db
    .updateTable('sms_codes')
    .set({ spent: 1 })
    .where('purpose', '=', purpose)
    .where('mobile', '=', mobile)
    .execute()
