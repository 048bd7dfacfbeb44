import type { RoundResult, Draw, Kind, KindName, Named } from './kind.ts'
import { andar } from './andar.ts'
import { bingo } from './bingo.ts'
import { cards } from './cards.ts'
import { crash } from './crash.ts'
import { dice } from './dice.ts'
import { duel } from './duel.ts'
import { fishing } from './fishing.ts'
import { match } from './match.ts'
import { roulette } from './roulette.ts'
import { slot } from './slot.ts'

/** A kind that parses the choice itself; returns null if it is invalid. */
export interface Rules {
  readonly step: number
  readonly terms: (game: Named, nonce: number) => unknown
  /** Null if the choice is invalid. */
  readonly chips: (input: unknown, game: Named, nonce: number) => number | null
  readonly decide: (
    draw: Draw,
    input: unknown,
    game: Named,
    nonce: number,
  ) => RoundResult<unknown> | null
}

function rulesOf<Choice, Terms, Outcome>(kind: Kind<Choice, Terms, Outcome>): Rules {
  return {
    step: kind.step ?? 100,
    terms: kind.terms,
    chips(input, game, nonce) {
      const choice = kind.choose(input, kind.terms(game, nonce))
      return choice === null ? null : (kind.chips?.(choice) ?? 1)
    },
    decide(draw, input, game, nonce) {
      const terms = kind.terms(game, nonce)
      const choice = kind.choose(input, terms)
      return choice === null ? null : kind.decide(draw, choice, terms)
    },
  }
}

export const rules: Readonly<Record<KindName, Rules>> = {
  slot: rulesOf(slot),
  roulette: rulesOf(roulette),
  cards: rulesOf(cards),
  andar: rulesOf(andar),
  fishing: rulesOf(fishing),
  bingo: rulesOf(bingo),
  crash: rulesOf(crash),
  match: rulesOf(match),
  duel: rulesOf(duel),
  dice: rulesOf(dice),
}

/** Whether a round goes on after its launch, until the player gets off. */
export const isFlown = (played: Rules) => played === rules.crash
