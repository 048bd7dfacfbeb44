import { joinByLink } from '#sandbox/agency/links.ts'
import { linkFriend } from '#sandbox/promotions/friends.ts'
import type { Trx } from '#sandbox/schema/db.ts'

interface Newcomer {
  readonly id: number
  readonly username: string
}

/** Links a new account to the player or agent whose code it came with; a code that is not valid links to nobody. */
export async function welcome(trx: Trx, code: string | undefined, newcomer: Newcomer, at: number) {
  if (!code) return
  await linkFriend(trx, code, { id: newcomer.id, username: newcomer.username }, at)
  await joinByLink(trx, code, newcomer.id, at)
}
