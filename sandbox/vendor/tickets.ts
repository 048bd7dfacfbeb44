import { createHash } from 'node:crypto'
import type { PrizeMode } from '../../src/api/prizeMode.ts'
import type { Db } from '../db.ts'
import { Refused } from './refused.ts'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export interface PlayedGame {
  readonly nodeId: number
  readonly vendor: string
  readonly category: string
  readonly names: { readonly en: string; readonly bn: string }
  readonly minBet: number
}

export interface Redeemed {
  /** Null in free play. */
  readonly accountId: number | null
  readonly game: PlayedGame
  /** Of a lottery alone. */
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

/** Whether the player is still logged in at the platform: who logs out stops playing, too. */
export async function isLoggedIn(db: Db, accountId: number, now: number): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('disabled', '=', 0)
    .executeTakeFirst()
  return session !== undefined
}

/** Gives the ticket's game once, within its time; every later use is refused. */
export async function redeem(db: Db, ticket: string, now: number): Promise<Redeemed> {
  const launch = await db
    .updateTable('launches')
    .set({ redeemed_at: now })
    .where('ticket_hash', '=', sha256(ticket))
    .where('redeemed_at', 'is', null)
    .returning(['account_id', 'vendor', 'node_id', 'prize_mode', 'expires_at'])
    .executeTakeFirst()
  if (!launch) throw new Refused('ticket_invalid')
  if (launch.expires_at <= now) throw new Refused('ticket_expired')
  const game = await findGame(db, launch.vendor, launch.node_id)
  if (!game) throw new Refused('ticket_invalid')
  return { accountId: launch.account_id, game, prizeMode: launch.prize_mode }
}
