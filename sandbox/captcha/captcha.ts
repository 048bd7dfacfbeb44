import { randomInt } from 'node:crypto'
import type { Context } from 'hono'
import { keepCookie, readCookie } from '../caller/cookies.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { hashOf, newSecret } from '../secret.ts'
import { drawCaptcha } from './draw.ts'

const cookieName = 'mela_caller'
const lifetime = 10 * 60_000

/** Who calls, logged in or not: by a cookie, which anonymous proofs are bound to. */
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

/** A new picture for this caller; the one before no longer counts. */
export async function issueCaptcha({ db, now }: Platform, caller: string): Promise<string> {
  const answer = String(randomInt(10_000)).padStart(4, '0')
  await db.replaceInto('captchas').values({ caller, answer, at: now() }).execute()
  return drawCaptcha(answer).toString('base64')
}

export const captchaOf = ({ db }: Platform, caller: string | null) =>
  db
    .selectFrom('captchas')
    .selectAll()
    .where('caller', '=', caller ?? '')
    .executeTakeFirst()

/** Takes the caller's captcha, right or wrong: it is good for one try. */
export async function spendCaptcha(platform: Platform, caller: string | null, given?: string) {
  if (!given) throw new Refusal('captcha_required', { captcha: true })
  const issued = await platform.db
    .deleteFrom('captchas')
    .where('caller', '=', caller ?? '')
    .returning(['answer', 'at'])
    .executeTakeFirst()
  const isRight = issued?.answer === given && platform.now() - issued.at < lifetime
  if (!isRight) throw new Refusal('captcha_wrong', { captcha: true })
}
