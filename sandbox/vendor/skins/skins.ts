import type { SkinName } from '../wire.ts'
import { crash } from './crash.ts'
import { lottery } from './lottery.ts'
import { market } from './market.ts'
import { slot } from './slot.ts'
import { table } from './table.ts'
import type { Draw } from '../fair.ts'
import type { Decision, Skin } from './skin.ts'

const byCategory: Readonly<Record<string, SkinName>> = {
  LIVE: 'table',
  PVP: 'table',
  TG: 'table',
  CRASH: 'crash',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SPORTS: 'market',
  ESPORTS: 'market',
  COCKFIGHT: 'market',
}

export function skinNameOf(category: string): SkinName {
  return category.startsWith('TCG_') ? 'lottery' : (byCategory[category] ?? 'slot')
}

/** A skin that parses the choice itself: null when it is invalid. */
export interface Rules {
  readonly step: number
  readonly terms: (gameId: string, nonce: number) => unknown
  readonly decide: (
    draw: Draw,
    input: unknown,
    gameId: string,
    nonce: number,
  ) => Decision<unknown> | null
}

function rulesOf<Choice, Terms, Outcome>(skin: Skin<Choice, Terms, Outcome>): Rules {
  return {
    step: skin.step,
    terms: skin.terms,
    decide(draw, input, gameId, nonce) {
      const choice = skin.choose(input)
      return choice === null ? null : skin.decide(draw, choice, skin.terms(gameId, nonce))
    },
  }
}

export const rules: Readonly<Record<SkinName, Rules>> = {
  slot: rulesOf(slot),
  crash: rulesOf(crash),
  table: rulesOf(table),
  lottery: rulesOf(lottery),
  market: rulesOf(market),
}
