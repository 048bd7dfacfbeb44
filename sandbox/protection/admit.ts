import type { Call } from '../http/call.ts'
import { assertMayPlay } from './bars.ts'
import { assertNoBreak } from './breaks.ts'
import { touchPlaySession } from './playSession.ts'

/** Lets a player into a game by their own limits. In free play nothing is at stake, but a break is a break. */
export async function admit({ account, platform: { db, now } }: Call, isFree = false) {
  if (!account) return
  if (isFree) return assertNoBreak(db, account.id, now())
  await assertMayPlay(db, account.id, now())
  await touchPlaySession(db, account.id, now())
}
