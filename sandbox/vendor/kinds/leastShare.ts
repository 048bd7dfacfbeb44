import * as andar from '#sandbox/vendor/sheets/andar.ts'
import * as bingo from '#sandbox/vendor/sheets/bingo.ts'
import * as cards from '#sandbox/vendor/sheets/cards.ts'
import * as crash from '#sandbox/vendor/sheets/crash.ts'
import * as dice from '#sandbox/vendor/sheets/dice.ts'
import * as fishing from '#sandbox/vendor/sheets/fishing.ts'
import * as odds from '#sandbox/vendor/sheets/odds.ts'
import * as roulette from '#sandbox/vendor/sheets/roulette.ts'
import * as slot from '#sandbox/vendor/sheets/slot.ts'
import type { KindName } from './kind.ts'
import { tableOf } from './cards.ts'
import { diceIn } from './dice.ts'
import { type Listed, kindOf } from './kindOf.ts'

const shares: Readonly<Record<Exclude<KindName, 'cards' | 'dice'>, number>> = {
  slot: slot.share,
  roulette: roulette.share,
  andar: Math.min(...Object.values(andar.shares)),
  fishing: fishing.share,
  bingo: bingo.share,
  crash: crash.share,
  match: odds.leastShare,
  duel: odds.leastShare,
}

/** Percent of the stakes returned on the choice that returns least. */
export function leastShareOf(game: Listed): number {
  const kind = kindOf(game)
  if (kind === 'cards') return cards.shares[tableOf(game.name)][0]
  return kind === 'dice' ? dice.shares[diceIn(game.name)][0] : shares[kind]
}
