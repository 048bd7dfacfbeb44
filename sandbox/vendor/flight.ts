import * as v from 'valibot'
import { Refused } from './refused.ts'
import { RoundKey, type SpinInput, decideRound, gameStandingOf, roundOf } from './play.ts'
import { inTurn } from '#sandbox/schema/turns.ts'
import type { Flight, GameSession } from './session.ts'
import { landed } from './kinds/crash.ts'
import { payoutOf } from './kinds/kind.ts'
import { isFlown } from './kinds/kinds.ts'
import { type CrashOutcome, heightAt, timeTo } from './sheets/crash.ts'
import type { Flying, Settled } from './wire.ts'

export const LandInput = v.object({ round: RoundKey, off: v.boolean() })
type LandInput = v.InferOutput<typeof LandInput>

const isCrash = (outcome: unknown): outcome is CrashOutcome =>
  typeof outcome === 'object' && outcome !== null && 'burst' in outcome

/** Takes the stake. If the player leaves, the flight is still paid out at the target. */
export function launch(session: GameSession, input: SpinInput, at: number): Promise<Flying> {
  return inTurn(session, 'round', async () => {
    if (!isFlown(session.rules)) throw new Refused('choice_invalid')
    await landEnded(session, at)
    const { flight } = session
    if (flight?.round.key === input.round) return { elapsed: at - flight.round.at }
    if (flight) throw new Refused('round_mismatch')
    const round = roundOf(session, input, at)
    const known = await session.wallet.open(round)
    if (known) session.landed = { key: input.round, decided: known }
    if (known) return { elapsed: 0 }
    const decided = decideRound(session, input, round.stake)
    const { burst, off } = isCrash(decided.outcome) ? decided.outcome : { burst: 100, off: null }
    const endsAt = at + timeTo(off ?? burst)
    session.flight = { round, chip: input.stake, decided, burst, endsAt }
    setTimeout(() => void endByItself(session, endsAt), endsAt - at).unref()
    return { elapsed: 0 }
  })
}

/** The arrival of the request to get off decides: after the end it is too late. */
export function land(
  session: GameSession,
  input: LandInput,
  at: number,
): Promise<Settled | Flying> {
  return inTurn(session, 'round', async () => {
    const { flight } = session
    if (flight?.round.key === input.round) {
      const elapsed = at - flight.round.at
      const isFlying = at < flight.endsAt
      if (isFlying && !input.off) return { elapsed }
      await close(session, flight, isFlying ? heightAt(elapsed) : null)
    }
    const { landed: last } = session
    if (last?.key !== input.round) throw new Refused('round_mismatch')
    return { ...last.decided, ...(await gameStandingOf(session)) }
  })
}

async function close(session: GameSession, flight: Flight, off: number | null) {
  const { round, chip, burst } = flight
  const decided = off === null ? flight.decided : { ...flight.decided, ...paidAt(burst, off, chip) }
  session.flight = null
  session.landed = { key: round.key, decided: await session.wallet.close(round, decided) }
}

function paidAt(burst: number, off: number, chip: number) {
  const { hundredths, outcome } = landed(burst, off)
  return { payout: payoutOf(chip, hundredths), outcome }
}

async function landEnded(session: GameSession, at: number) {
  const { flight } = session
  if (flight && at >= flight.endsAt) await close(session, flight, null)
}

const endByItself = (session: GameSession, at: number) =>
  inTurn(session, 'round', () => landEnded(session, at)).catch(() => undefined)
