import { randomBytes } from 'node:crypto'
import type { Db } from '../schema/db.ts'
import { type Seeds, newClientSeed, newSeed } from './fair.ts'
import { type Purse, createFreePurse, createLedgerPurse } from './purse.ts'
import { Refused } from './refused.ts'
import { type Rules, rules, skinNameOf } from './skins/skins.ts'
import { stakesFrom } from './skins/stakes.ts'
import { type PlayedGame, type Redeemed, isStillIn, sha256 } from './tickets.ts'

const idle = 30 * 60_000

export interface GameSession {
  readonly game: PlayedGame
  /** Null in free play. */
  readonly accountId: number | null
  /** The platform's session that asked for it; null for a guest. */
  readonly sessionId: number | null
  readonly rules: Rules
  readonly stakes: readonly number[]
  readonly purse: Purse
  seeds: Seeds
  expiresAt: number
  /** One round at a time: each waits for the one before. */
  turn: Promise<unknown>
}

export interface Sessions {
  open(redeemed: Redeemed): { readonly token: string; readonly session: GameSession }
  find(authorization: string | undefined): Promise<GameSession>
}

/** Sessions live in memory only, known by the hash of their token. */
export function createSessions(db: Db, now: () => number): Sessions {
  const byHash = new Map<string, GameSession>()
  const forgetExpired = () => {
    for (const [hash, { expiresAt }] of byHash) if (expiresAt <= now()) byHash.delete(hash)
  }
  return {
    open(redeemed) {
      forgetExpired()
      const token = randomBytes(24).toString('base64url')
      const session = newSession(db, redeemed, now() + idle)
      byHash.set(sha256(token), session)
      return { token, session }
    },
    async find(authorization) {
      const session = byHash.get(sha256(authorization?.replace(/^Bearer /, '') ?? ''))
      if (!session || session.expiresAt <= now()) throw new Refused('session_expired')
      if (!(await isStillIn(db, session, now()))) throw new Refused('session_expired')
      session.expiresAt = now() + idle
      return session
    },
  }
}

function newSession(
  db: Db,
  { accountId, sessionId, game }: Redeemed,
  expiresAt: number,
): GameSession {
  const played = rules[skinNameOf(game.category)]
  return {
    game,
    accountId,
    sessionId,
    rules: played,
    stakes: stakesFrom(game.minBet, played.step),
    purse: accountId === null ? createFreePurse() : createLedgerPurse(db, accountId, game),
    seeds: { server: newSeed(), client: newClientSeed(), nonce: 0 },
    expiresAt,
    turn: Promise.resolve(),
  }
}

export function inTurn<T>(session: GameSession, run: () => Promise<T>): Promise<T> {
  const result = session.turn.then(run)
  session.turn = result.catch(() => undefined)
  return result
}
