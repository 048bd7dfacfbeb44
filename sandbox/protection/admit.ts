import type { Call } from '#sandbox/http/call.ts'
import { assertMayPlay } from './blocks.ts'
import { assertNoBreak } from './breaks.ts'
import { touchPlaySession } from './playSession.ts'

/**
 * Applies a player's own limits to a launch. Free play stakes nothing, but a break applies to it
 * too.
 */
export async function admit({ account, platform: { db, now } }: Call, isFree = false) {
  if (!account) return
  if (isFree) return assertNoBreak(db, account.id, now())
  await assertMayPlay(db, account.id, now())
  await touchPlaySession(db, account.id, now())
}
