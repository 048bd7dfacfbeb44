import type { Context } from 'hono'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf } from '#sandbox/http/secret.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * How many attempts of each kind are free within a time span. Neither a new cookie nor a success
 * resets the count. Many phones may share an address, so an address gets a captcha instead of a
 * pause.
 */
const kinds = {
  /** Failed logins by address, under any name. */
  login: { free: 20, span: hour },
  /** Wrong captchas and failed human checks by address. */
  captcha: { free: 20, span: hour },
  human: { free: 20, span: hour },
  /** Failed human checks by browser. */
  humanOf: { free: 12, span: 10 * minute },
  /** Started trials. */
  trial: { free: 20, span: 24 * hour },
  /** Wrong hand-off codes by address and by browser. */
  handOff: { free: 20, span: 10 * minute },
  handOffOf: { free: 5, span: 10 * minute },
  /** Wrong codes by number, for any purpose. */
  code: { free: 15, span: hour },
  /** Reports of failures, figures and violations, by address. */
  report: { free: 600, span: hour },
  /** Messages to a number, and messages requested from an address. */
  message: { free: 5, span: hour },
  messageFrom: { free: 60, span: hour },
} as const

export interface Attempted {
  readonly kind: keyof typeof kinds
  readonly name: string
}

/** Attempts without a cookie count against the address. */
export const byAddress = (c: Context, kind: Attempted['kind']): Attempted => ({
  kind,
  name: hashOf(networkOf(c.get('client').address)),
})

/** IPv6 callers can choose the second half of their address freely. */
const networkOf = (address: string) =>
  address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, 4).join(':')
    : address.replace(/^::ffff:/, '')

const subjectOf = ({ kind, name }: Attempted) => `${kind}:${name}`

export async function countAttempt({ db, now }: Platform, tries: readonly Attempted[]) {
  const at = now()
  await db
    .insertInto('tries')
    .values(tries.map((tried) => ({ subject: subjectOf(tried), at })))
    .execute()
}

/** Null if attempts are still free. */
export async function limitedUntil(
  { db, now }: Platform,
  tried: Attempted,
): Promise<number | null> {
  const { free, span } = kinds[tried.kind]
  const decisive = await db
    .selectFrom('tries')
    .select('at')
    .where('subject', '=', subjectOf(tried))
    .where('at', '>', now() - span)
    .where('at', '<=', now())
    .orderBy('at', 'desc')
    .offset(free - 1)
    .limit(1)
    .executeTakeFirst()
  return decisive ? decisive.at + span : null
}

/** Refuses a caller with too many attempts, and states until when. */
export async function assertBelowLimit(platform: Platform, tries: readonly Attempted[]) {
  for (const tried of tries) {
    const expirationTime = await limitedUntil(platform, tried)
    if (expirationTime !== null) throw new Refusal('too_many', { expirationTime })
  }
}

/** Counts a call that is refused above the limit of its address. */
export async function countBelowLimit(platform: Platform, tried: Attempted) {
  await assertBelowLimit(platform, [tried])
  await countAttempt(platform, [tried])
}

/** The longest of the spans above. */
export const longestSpan = 24 * hour
