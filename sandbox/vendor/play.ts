import * as v from 'valibot'
import { commitmentOf, digestOf, drawFrom, newSeed } from './fair.ts'
import type { Decided, Round } from './wallet.ts'
import { Refused } from './refused.ts'
import { inTurn } from '#sandbox/schema/turns.ts'
import type { GameSession } from './session.ts'
import { payoutOf } from './kinds/kind.ts'
import { isFlown } from './kinds/kinds.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import type { Fairness, Revealed, Settled, GameStanding } from './wire.ts'

export const RoundKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

export const SpinInput = v.object({
  round: RoundKey,
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  choice: v.optional(v.union([v.string(), v.number(), v.null()]), null),
})
export type SpinInput = v.InferOutput<typeof SpinInput>

export const RevealInput = v.object({
  clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))),
})

export async function gameStandingOf({
  wallet,
  rules,
  game,
  seeds,
}: GameSession): Promise<GameStanding> {
  return {
    balance: await wallet.balance(),
    fairness: fairnessOf(seeds),
    terms: rules.terms(namedOf(game), seeds.nonce),
  }
}

const namedOf = ({ nodeId, names }: GameSession['game']) => ({ nodeId, name: names.en })

const fairnessOf = ({ server, client, nonce }: GameSession['seeds']): Fairness => ({
  commitment: commitmentOf(server),
  clientSeed: client,
  nonce,
})

/** The order of a round for the wallet; refuses a stake or a choice that the game does not offer. */
export function roundOf(session: GameSession, input: SpinInput, at: number): Round {
  const { seeds, rules, game } = session
  const { round: key, stake, choice } = input
  if (!session.stakes.includes(stake)) throw new Refused('stake_invalid')
  const chips = rules.chips(choice, namedOf(game), seeds.nonce)
  if (chips === null) throw new Refused('choice_invalid')
  return {
    key,
    stake: stake * chips,
    at,
    bodyHash: hashOf(JSON.stringify([game.nodeId, stake, choice])),
    commitment: commitmentOf(seeds.server),
  }
}

export function spin(session: GameSession, input: SpinInput, at: number): Promise<Settled> {
  return inTurn(session, 'round', async () => {
    if (isFlown(session.rules)) throw new Refused('choice_invalid')
    const round = roundOf(session, input, at)
    const decided = await session.wallet.settle(round, () =>
      decideRound(session, input, round.stake),
    )
    return { ...decided, ...(await gameStandingOf(session)) }
  })
}

/** The only place that uses up a nonce: a round refused later leaves a gap, never a repetition. */
export function decideRound(
  session: GameSession,
  { stake: chip, choice }: SpinInput,
  stake: number,
): Decided {
  const { seeds, rules, game } = session
  const decision = rules.decide(drawFrom(seeds), choice, namedOf(game), seeds.nonce)
  if (!decision) throw new Refused('choice_invalid')
  session.seeds = { ...seeds, nonce: seeds.nonce + 1 }
  return {
    stake,
    payout: payoutOf(chip, decision.hundredths),
    outcome: decision.outcome,
    digest: digestOf(seeds).toString('hex'),
  }
}

/** Retires the seed and reveals it, so that its rounds can be verified. */
export function reveal(session: GameSession, clientSeed?: string): Promise<Revealed> {
  return inTurn(session, 'round', async () => {
    const { seeds } = session
    session.seeds = { server: newSeed(), client: clientSeed ?? seeds.client, nonce: 0 }
    return {
      serverSeed: seeds.server,
      previous: fairnessOf(seeds),
      standing: await gameStandingOf(session),
    }
  })
}
