import { randomBytes } from 'node:crypto'
import type { PrizeMode } from '../../src/api/games/prizeMode.ts'
import type { Db } from '../schema/db.ts'
import { Refused } from '../vendor/refused.ts'
import { isStillIn, redeem, sha256 } from '../vendor/tickets.ts'

const idle = 30 * 60_000

export interface LottoSession {
  readonly accountId: number
  /** The platform's session that asked for it. */
  readonly sessionId: number | null
  readonly vendor: string
  readonly mode: PrizeMode
  /** The vendor's lobby in the list of games. */
  readonly nodeId: number
  expiresAt: number
}

/** Sessions live in memory only, known by the hash of their token. */
export function createLottoSessions(db: Db, now: () => number) {
  const byHash = new Map<string, LottoSession>()
  const forgetExpired = () => {
    for (const [hash, { expiresAt }] of byHash) if (expiresAt <= now()) byHash.delete(hash)
  }
  return {
    async open(ticket: string) {
      forgetExpired()
      const { accountId, sessionId, game, prizeMode: mode } = await redeem(db, ticket, now())
      if (accountId === null || mode === null) throw new Refused('ticket_invalid')
      const token = randomBytes(24).toString('base64url')
      const session: LottoSession = {
        accountId,
        sessionId,
        vendor: game.vendor,
        mode,
        nodeId: game.nodeId,
        expiresAt: now() + idle,
      }
      byHash.set(sha256(token), session)
      return { token, session }
    },
    async find(authorization: string | undefined): Promise<LottoSession> {
      const session = byHash.get(sha256(authorization?.replace(/^Bearer /, '') ?? ''))
      const isAlive = session !== undefined && session.expiresAt > now()
      if (!isAlive || !(await isStillIn(db, session, now()))) throw new Refused('session_expired')
      session.expiresAt = now() + idle
      return session
    },
  }
}
