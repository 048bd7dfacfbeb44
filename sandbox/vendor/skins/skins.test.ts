import { describe, expect, it } from 'vitest'
import { drawFrom } from '../fair.ts'
import { share } from '../sheets/crash.ts'
import { odds, rankOf } from '../sheets/table.ts'
import { burstOf, crash } from './crash.ts'
import { lottery } from './lottery.ts'
import { fixtureOf, market } from './market.ts'
import { rules, skinNameOf } from './skins.ts'
import { stakesFrom } from './stakes.ts'
import { table } from './table.ts'

const drawOf = (nonce: number) => drawFrom({ server: 'test', client: 'skins', nonce })
const fine = 2 ** 32

describe('crash', () => {
  it('gives 98 per cent back at every target', () => {
    for (const target of [101, 150, 200, 1000, 10_000]) {
      const losing = Math.ceil(fine - (share * fine) / target)
      expect(burstOf(losing)).toBeGreaterThanOrEqual(target)
      expect(burstOf(losing - 1)).toBeLessThan(target)
      expect(((fine - losing) / fine) * (target / 100)).toBeCloseTo(0.98, 5)
    }
  })

  it('never bursts below 1.00 and pays what was aimed at', () => {
    for (let nonce = 0; nonce < 200; nonce++) {
      const { outcome, hundredths } = crash.decide(drawOf(nonce), 200, null)
      expect(outcome.burst).toBeGreaterThanOrEqual(100)
      expect(hundredths).toBe(outcome.burst >= 200 ? 200 : 0)
    }
  })

  it.each([100, 10_001, 1.5, '200', null])('refuses the target %s', (target) => {
    expect(crash.choose(target)).toBeNull()
  })
})

describe('andar–bahar', () => {
  /** The chance that the first of three matches among 51 cards lies at this place. */
  const chanceAt = (place: number) => ((51 - place) * (50 - place)) / 2 / ((51 * 50 * 49) / 6)
  const andar = Array.from({ length: 25 }, (_, turn) => chanceAt(2 * turn + 1)).reduce(
    (sum, chance) => sum + chance,
  )

  it('gives back 97 to 98 per cent on either side', () => {
    expect((andar * odds.andar) / 100).toBeCloseTo(0.9785, 4)
    expect(((1 - andar) * odds.bahar) / 100).toBeCloseTo(0.97, 2)
  })

  it('deals each card once and stops at the first match', () => {
    for (let nonce = 0; nonce < 100; nonce++) {
      const { joker, dealt, winner } = table.decide(drawOf(nonce), 'andar', null).outcome
      expect(new Set([joker, ...dealt]).size).toBe(dealt.length + 1)
      expect(dealt.findIndex((card) => rankOf(card) === rankOf(joker))).toBe(dealt.length - 1)
      expect(winner).toBe(dealt.length % 2 ? 'andar' : 'bahar')
    }
  })
})

describe('the lottery', () => {
  it('gives 96 per cent back, whatever is chosen', () => {
    for (const ticket of ['000', '047', '999']) {
      const paid = Array.from({ length: 1000 }, (_, number) => {
        const digits = String(number).padStart(3, '0').split('').map(Number).values()
        return lottery.decide(() => digits.next().value ?? 0, ticket, null).hundredths
      })
      expect(paid.reduce((sum, each) => sum + each, 0) / 100_000).toBeCloseTo(0.96, 10)
    }
  })

  it.each(['47', '0470', 'abc', 47])('refuses the ticket %s', (ticket) => {
    expect(lottery.choose(ticket)).toBeNull()
  })
})

describe('the market', () => {
  it('gives 94.5 to 96 per cent back at any odds', () => {
    for (let nonce = 0; nonce < 300; nonce++) {
      const { chance, odds: offered, home, away } = fixtureOf('7', nonce)
      for (const back of [chance * offered.home, (100 - chance) * offered.away]) {
        expect(back / 10_000).toBeGreaterThan(0.945)
        expect(back / 10_000).toBeLessThanOrEqual(0.96)
      }
      expect(home).not.toBe(away)
    }
  })

  it('pays the side that wins', () => {
    const fixture = fixtureOf('7', 1)
    const home = market.decide(drawOf(1), 'home', fixture)
    const away = market.decide(drawOf(1), 'away', fixture)
    expect([home.hundredths, away.hundredths].filter((paid) => paid > 0)).toHaveLength(1)
  })
})

describe('every skin', () => {
  it('pays whole poisha at every stake on offer', () => {
    const choices = { slot: null, crash: 137, table: 'andar', lottery: '047', market: 'home' }
    for (const [name, { step, decide }] of Object.entries(rules))
      for (const stake of stakesFrom(75, step)) {
        const input = choices[name as keyof typeof choices]
        const hundredths = decide(drawOf(stake), input, '7', 0)?.hundredths ?? Number.NaN
        expect(Number.isInteger((stake * hundredths) / 100)).toBe(true)
      }
  })

  it('follows from the category', () => {
    expect(skinNameOf('RNG')).toBe('slot')
    expect(skinNameOf('TCG_LOTTO_VN')).toBe('lottery')
    expect(skinNameOf('COCKFIGHT')).toBe('market')
  })
})
