import * as andar from '../sheets/andar.ts'
import * as bingo from '../sheets/bingo.ts'
import * as cards from '../sheets/cards.ts'
import * as crash from '../sheets/crash.ts'
import * as dice from '../sheets/dice.ts'
import * as fishing from '../sheets/fishing.ts'
import * as odds from '../sheets/odds.ts'
import * as roulette from '../sheets/roulette.ts'
import * as slot from '../sheets/slot.ts'
import type { KindName } from './kind.ts'
import { tableOf } from './cards.ts'
import { type Listed, kindOf } from './kindOf.ts'

const shares: Readonly<Record<Exclude<KindName, 'cards'>, number>> = {
  slot: slot.share,
  roulette: roulette.share,
  andar: Math.min(...Object.values(andar.shares)),
  fishing: fishing.share,
  bingo: bingo.share,
  crash: crash.share,
  match: odds.leastShare,
  race: odds.leastShare,
  duel: odds.leastShare,
  dice: dice.shares.exact,
}

/** Percent of the stakes returned on the choice that returns least. */
export function leastShareOf(game: Listed): number {
  const kind = kindOf(game)
  return kind === 'cards' ? cards.shares[tableOf(game.name)][0] : shares[kind]
}
