import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import type { Trx } from '#sandbox/schema/db.ts'
import { memberId } from './tickets.ts'

interface Change {
  readonly reason: string
  /** Minor units; negative if the member pays. */
  readonly sum: number
  readonly no: string
  readonly ref: string
  readonly at: number
}

/** Moves money of the member, with a key as the platform writes it. */
export async function change(trx: Trx, { reason, sum, no, ref, at }: Change) {
  const player = playerAccount(memberId)
  const [from, to] = sum < 0 ? [player, house] : [house, player]
  const amount = Math.abs(sum)
  if (amount > 0) await move(trx, { from, to, amount, reason, key: `${reason}:${no}`, ref, at })
}
