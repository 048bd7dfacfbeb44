import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { callerOf } from '../captcha/captcha.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { hashOf } from '../secret.ts'

/** So many wrong codes within this time are enough; many phones may share an address. */
const span = 10 * 60_000
const allowed = { device: 5, address: 20 } as const

interface Subject {
  readonly name: string
  readonly most: number
}

/** Who tries: a browser, and the address it comes from, which no cleared cookie changes. */
export function guessersOf(c: Context, device = callerOf(c)): readonly Subject[] {
  const address = (c.env?.incoming && getConnInfo(c).remote.address) ?? 'in process'
  return [
    ...(device ? [{ name: `device:${device}`, most: allowed.device }] : []),
    { name: `address:${hashOf(address)}`, most: allowed.address },
  ]
}

/** Refuses whoever has guessed too often, telling until when. */
export async function assertFew({ db, now }: Platform, guessers: readonly Subject[]) {
  for (const { name, most } of guessers) {
    const decisive = await db
      .selectFrom('hand_off_misses')
      .select('at')
      .where('subject', '=', name)
      .where('at', '>', now() - span)
      .orderBy('at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst()
    if (decisive) throw new Refusal('too_many', { expirationTime: decisive.at + span })
  }
}

/** A right code does not wipe out the wrong ones: or a guesser would mix in codes of their own. */
export async function noteMiss({ db, now }: Platform, guessers: readonly Subject[]) {
  const at = now()
  await db
    .deleteFrom('hand_off_misses')
    .where('at', '<=', at - span)
    .execute()
  await db
    .insertInto('hand_off_misses')
    .values(guessers.map(({ name }) => ({ subject: name, at })))
    .execute()
}
