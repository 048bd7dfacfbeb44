import { createHash } from 'node:crypto'
import type { Fixture, MarketOutcome, Pick } from '../wire.ts'
import type { Skin } from './skin.ts'

const names = 8
const share = 9600

const oddsAt = (chance: number) => Math.floor(share / chance)

/** The fixture depends only on game and round, so it cannot react to the stake. */
export function fixtureOf(gameId: string, nonce: number): Fixture {
  const [first = 0, second = 0, third = 0] = createHash('sha256')
    .update(`${gameId}:${nonce}`)
    .digest()
  const home = first % names
  const away = (home + 1 + (second % (names - 1))) % names
  const chance = 25 + (third % 51)
  return { home, away, chance, odds: { home: oddsAt(chance), away: oddsAt(100 - chance) } }
}

export const market: Skin<Pick, Fixture, MarketOutcome> = {
  step: 100,
  terms: fixtureOf,
  choose: (input) => (input === 'home' || input === 'away' ? input : null),
  decide(draw, pick, { chance, odds }) {
    const winner = draw(100) < chance ? 'home' : 'away'
    return { hundredths: winner === pick ? odds[pick] : 0, outcome: { winner } }
  },
}
