import type { Db } from '#sandbox/schema/db.ts'
import { type Seeds, newClientSeed, newSeed } from './fair.ts'
import { type Wallet, createFreePlayWallet, createLedgerWallet } from './wallet.ts'
import { kindOf } from './kinds/kindOf.ts'
import { type Rules, rules } from './kinds/kinds.ts'
import { stakesFrom } from './kinds/stakes.ts'
import type { Player, PlayedGame, Redeemed } from './tickets.ts'

export interface GameSession extends Player {
  readonly game: PlayedGame
  readonly rules: Rules
  readonly stakes: readonly number[]
  readonly wallet: Wallet
  seeds: Seeds
}

export function newSession(db: Db, { accountId, sessionId, game }: Redeemed): GameSession {
  const played = rules[kindOf({ category: game.category, name: game.names.en })]
  return {
    game,
    accountId,
    sessionId,
    rules: played,
    stakes: stakesFrom(game.minBet, played.step),
    wallet: accountId === null ? createFreePlayWallet() : createLedgerWallet(db, accountId, game),
    seeds: { server: newSeed(), client: newClientSeed(), nonce: 0 },
  }
}
