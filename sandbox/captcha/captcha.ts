import { randomInt } from 'node:crypto'
import type { Context } from 'hono'
import type { Call } from '#sandbox/http/call.ts'
import { keepCookie, readCookie } from '#sandbox/http/cookies.ts'
import { byAddress, countAttempt, limitedUntil } from '#sandbox/throttle/attempts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import { drawCaptcha } from './draw.ts'

const cookieName = 'mela_caller'
const lifetime = 10 * 60_000

/**
 * A hash of the caller's cookie, signed in or not; captchas and other anonymous proofs belong to
 * it.
 */
export function callerOf(c: Context): string | null {
  const secret = readCookie(c, cookieName)
  return secret ? hashOf(secret) : null
}

export function identifyCaller(c: Context): string {
  const known = callerOf(c)
  if (known) return known
  const secret = newSecret()
  keepCookie(c, cookieName, secret)
  return hashOf(secret)
}

type Caller = Pick<Call, 'platform' | 'context'>

/** Issues a new captcha and invalidates the caller's previous one. */
export async function issueCaptcha({ platform, context }: Caller): Promise<string> {
  const { db, now } = platform
  const digits = await digitsFor({ platform, context })
  const answer = String(randomInt(10 ** digits)).padStart(digits, '0')
  const caller = identifyCaller(context)
  await db.replaceInto('captchas').values({ caller, answer, at: now() }).execute()
  return (await drawCaptcha(answer)).toString('base64')
}

/**
 * Two more digits after many wrong answers: guessing takes a hundred times as long, reading hardly
 * any longer.
 */
const digitsFor = async ({ platform, context }: Caller) =>
  (await limitedUntil(platform, byAddress(context, 'captcha'))) === null ? 4 : 6

/** Checks the caller's captcha, which is used up whether the answer is right or wrong. */
export async function verifyCaptcha({ platform, context }: Caller, given: string | undefined) {
  if (!given) throw new Refusal('captcha_required', { captcha: true })
  const issued = await platform.db
    .deleteFrom('captchas')
    .where('caller', '=', callerOf(context) ?? '')
    .returning(['answer', 'at'])
    .executeTakeFirst()
  if (issued?.answer === given && platform.now() - issued.at < lifetime) return
  await countAttempt(platform, [byAddress(context, 'captcha')])
  throw new Refusal('captcha_wrong', { captcha: true })
}
