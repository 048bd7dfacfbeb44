import type { PrizeMode } from '#api/games/lotteryParams.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { isRunning } from '#sandbox/session/sessionLife.ts'
import { Refused } from './refused.ts'

export interface PlayedGame {
  readonly nodeId: number
  readonly vendor: string
  readonly category: string
  readonly names: { readonly en: string; readonly bn: string }
  readonly minBet: number
}

export interface Player {
  /** Null in free play. */
  readonly accountId: number | null
  /** The platform session that requested it; null for a guest. */
  readonly sessionId: number | null
}

export interface Redeemed extends Player {
  readonly game: PlayedGame
  /** Null except for lotteries. */
  readonly prizeMode: PrizeMode | null
}

export async function findGame(db: Db, vendor: string, nodeId: number): Promise<PlayedGame | null> {
  const row = await db
    .selectFrom('games')
    .select(['node_id', 'vendor', 'category', 'name_en', 'name_bn', 'min_bet_minor'])
    .where('node_id', '=', nodeId)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  if (!row) return null
  const { node_id, name_en, name_bn, min_bet_minor, ...game } = row
  return { ...game, nodeId: node_id, names: { en: name_en, bn: name_bn }, minBet: min_bet_minor }
}

/** A player who has signed out can no longer play in other tabs either. */
export const isStillIn = async (db: Db, { accountId, sessionId }: Player, now: number) =>
  sessionId === null ? accountId === null : isRunning(db, sessionId, now)

/** Redeems a ticket, once and before it expires. */
export async function redeem(db: Db, ticket: string, now: number): Promise<Redeemed> {
  const launch = await db
    .updateTable('launches')
    .set({ redeemed_at: now })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('redeemed_at', 'is', null)
    .returning(['account_id', 'session_id', 'vendor', 'node_id', 'prize_mode', 'expires_at'])
    .executeTakeFirst()
  if (!launch) throw new Refused('ticket_invalid')
  if (launch.expires_at <= now) throw new Refused('ticket_expired')
  const player = { accountId: launch.account_id, sessionId: launch.session_id }
  if (!(await isStillIn(db, player, now))) throw new Refused('ticket_expired')
  const game = await findGame(db, launch.vendor, launch.node_id)
  if (!game) throw new Refused('ticket_invalid')
  return { ...player, game, prizeMode: launch.prize_mode }
}
