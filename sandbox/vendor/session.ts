import type { Db } from '#sandbox/schema/db.ts'
import { type Seeds, newClientSeed, newSeed } from './fair.ts'
import {
  type Decided,
  type Round,
  type Wallet,
  createFreePlayWallet,
  createLedgerWallet,
} from './wallet.ts'
import { kindOf } from './kinds/kindOf.ts'
import { type Rules, rules } from './kinds/kinds.ts'
import { stakesFrom } from '#sandbox/vendor/kinds/kind.ts'
import type { Player, PlayedGame, Redeemed } from './tickets.ts'

/** A round of crash between launch and landing. */
export interface Flight {
  readonly round: Round
  /** One stake. */
  readonly chip: number
  /** The result if the player does not get off before. */
  readonly decided: Decided
  readonly burst: number
  readonly endsAt: number
}

export interface GameSession extends Player {
  readonly game: PlayedGame
  readonly rules: Rules
  readonly stakes: readonly number[]
  readonly wallet: Wallet
  seeds: Seeds
  flight: Flight | null
  /** The last flight's key and result. */
  landed: { readonly key: string; readonly decided: Decided } | null
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
    flight: null,
    landed: null,
  }
}
