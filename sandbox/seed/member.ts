import type { Play } from '#sandbox/lottery/sheets/plays.ts'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import type { Trx } from '#sandbox/schema/db.ts'

const day = 24 * 3_600_000

export const memberId = 1

interface Past {
  readonly no: string
  readonly game: string
  readonly play: Play
  readonly stake: number
  readonly ago: number
  readonly isWon: boolean
}

/** Tickets whose draws are over, oldest first. */
export const tickets = [
  { no: 'L5A7C20480E', game: 'padma3', play: 'last2', stake: 1_000, ago: 21 * day, isWon: true },
  { no: 'L5A7C31112B', game: 'padma3', play: 'last2', stake: 1_000, ago: 12 * day, isWon: false },
] as const satisfies readonly Past[]

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
