import type { Call } from '../call.ts'
import { assertMayPlay } from './bars.ts'
import { touchPlaySession } from './playSession.ts'

/** Lets a player into a game by their own limits; in free play too, for a break is a break. Guests have none. */
export async function admit({ account, platform: { db, now } }: Call) {
  if (!account) return
  await assertMayPlay(db, account.id, now())
  await touchPlaySession(db, account.id, now())
}
