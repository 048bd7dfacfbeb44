import type { Context } from 'hono'
import type { Platform } from '../http/platform.ts'
import { Refusal } from '../http/refusal.ts'
import { hashOf } from '../http/secret.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * How many tries of a kind are free, and within which time. Time alone forgets them: no cookie that is thrown away
 * does, and no success of one's own. Many phones may share an address, which is why it gets a captcha, not a pause.
 */
const kinds = {
  /** Wrong logins of an address, under whatever names. */
  login: { free: 20, span: hour },
  /** Wrong answers to captchas, and to the check of being human. */
  captcha: { free: 20, span: hour },
  human: { free: 20, span: hour },
  /** The same check, by browser. */
  humanOf: { free: 12, span: 10 * minute },
  /** Trial accounts that were made. */
  trial: { free: 20, span: 24 * hour },
  /** Wrong codes of the hand-off, by address and by browser. */
  handOff: { free: 20, span: 10 * minute },
  handOffOf: { free: 5, span: 10 * minute },
  /** Wrong answers to a number's codes, whatever they were for and however many there were. */
  code: { free: 15, span: hour },
  /** Messages to a number, and at the wish of an address. */
  message: { free: 5, span: hour },
  messageFrom: { free: 60, span: hour },
} as const

export interface Tried {
  readonly kind: keyof typeof kinds
  readonly name: string
}

/** What tries without a cookie are counted against. */
export const byAddress = (c: Context, kind: Tried['kind']): Tried => ({
  kind,
  name: hashOf(networkOf(c.get('outer').address)),
})

/** Of an IPv6 address the first half: the second is the caller's own to choose. */
const networkOf = (address: string) =>
  address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, 4).join(':')
    : address.replace(/^::ffff:/, '')

const subjectOf = ({ kind, name }: Tried) => `${kind}:${name}`

export async function noteTry({ db, now }: Platform, tries: readonly Tried[]) {
  const at = now()
  await db
    .insertInto('tries')
    .values(tries.map((tried) => ({ subject: subjectOf(tried), at })))
    .execute()
}

/** Until when there have been too many; null while the free ones last. */
export async function triedUntil({ db, now }: Platform, tried: Tried): Promise<number | null> {
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

/** Refuses whoever has tried too often, telling until when. */
export async function assertFew(platform: Platform, tries: readonly Tried[]) {
  for (const tried of tries) {
    const expirationTime = await triedUntil(platform, tried)
    if (expirationTime !== null) throw new Refusal('too_many', { expirationTime })
  }
}

/** No kind looks further back. */
export const longestSpan = 24 * hour
