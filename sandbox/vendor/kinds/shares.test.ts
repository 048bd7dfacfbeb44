import { describe, expect, it } from 'vitest'
import type { Draw } from './kind.ts'
import * as andarSheet from '#sandbox/vendor/sheets/andar.ts'
import * as bingoSheet from '#sandbox/vendor/sheets/bingo.ts'
import * as cardsSheet from '#sandbox/vendor/sheets/cards.ts'
import * as crashSheet from '#sandbox/vendor/sheets/crash.ts'
import * as diceSheet from '#sandbox/vendor/sheets/dice.ts'
import * as fishingSheet from '#sandbox/vendor/sheets/fishing.ts'
import * as oddsSheet from '#sandbox/vendor/sheets/odds.ts'
import * as rouletteSheet from '#sandbox/vendor/sheets/roulette.ts'
import { bingo } from './bingo.ts'
import { dealBaccarat, winnerOf } from './cards.ts'
import { burstOf } from './crash.ts'
import { dice } from './dice.ts'
import { duel } from './duel.ts'
import { fishing } from './fishing.ts'
import { match } from './match.ts'
import { roulette } from './roulette.ts'

/** A random source that returns these numbers in turn. */
function always(...numbers: readonly number[]): Draw {
  const left = numbers.values()
  return () => left.next().value ?? 0
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const game = { nodeId: 7, name: 'Padma League' }

/** Least and most returned; a tie refunds what was staked on a hand. */
function backOf(table: cardsSheet.Table, chance: (winner: cardsSheet.CardsChoice) => number) {
  const back = cardsSheet.pays[table].map(
    ([choice, paid]) => chance(choice) * paid + (choice === 'tie' ? 0 : chance('tie') * 100),
  )
  return [Math.min(...back), Math.max(...back)].map((share) => Number(share.toFixed(2)))
}

/** In percent, as each game's rules state it. Every outcome is enumerated. */
describe('the return to player', () => {
  it('of roulette is the same on every field and number', () => {
    const back = (choice: Parameters<typeof roulette.decide>[1][number]) =>
      mean(upTo(37).map((number) => roulette.decide(always(number), [choice], null).hundredths))
    const choices = [
      'first',
      'second',
      'third',
      'low',
      'even',
      'red',
      'black',
      'odd',
      'high',
      0,
      17,
    ]
    for (const choice of choices as readonly Parameters<typeof back>[0][])
      expect(back(choice)).toBeCloseTo(rouletteSheet.share, 1)
  })

  it.each([2, 3] as const)('of %i dice is exact', (count) => {
    const rolls = upTo(6 ** count).map((n) =>
      upTo(count).map((die) => Math.floor(n / 6 ** die) % 6),
    )
    const back = (Object.keys(diceSheet.bets[count]) as diceSheet.DiceBet[]).map((bet) =>
      mean(rolls.map((roll) => dice.decide(always(...roll), bet, { dice: count }).hundredths)),
    )
    const [least, most] = diceSheet.shares[count]
    expect(Math.min(...back)).toBeCloseTo(least, 2)
    expect(Math.max(...back)).toBeCloseTo(most, 2)
  })

  it('of fishing is the same for every fish', () => {
    for (const fish of Object.keys(fishingSheet.fishes) as fishingSheet.Fish[]) {
      const paid = upTo(10_000).map((roll) => fishing.decide(always(roll), fish, null).hundredths)
      expect(mean(paid)).toBeCloseTo(fishingSheet.share, 10)
    }
  })

  it('of crash is the same at every target', () => {
    const fine = 2 ** 32
    for (const target of [101, 150, 200, 1000, 10_000]) {
      const losing = Math.ceil(fine - (crashSheet.share * fine) / target)
      expect(burstOf(losing)).toBeGreaterThanOrEqual(target)
      expect(burstOf(losing - 1)).toBeLessThan(target)
      expect(((fine - losing) / fine) * target).toBeCloseTo(crashSheet.share, 3)
    }
  })

  it('of bingo is computed over all patterns of a card', () => {
    const { cells, drawnCount, lines, linesPay, numbers, share } = bingoSheet
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const chances = upTo(cells + 1).map(
      (hits) => choose(numbers - cells, drawnCount - hits) / choose(numbers, drawnCount),
    )
    const masks = lines.map((line) => line.reduce((mask, cell) => mask | (1 << cell), 0))
    let back = 0
    for (let pattern = 0; pattern < 2 ** cells; pattern++) {
      const hits = upTo(cells).filter((cell) => pattern & (1 << cell)).length
      const full = masks.filter((mask) => (pattern & mask) === mask).length
      back += (chances[hits] ?? 0) * linesPay(full) * 100
    }
    expect(back).toBeCloseTo(share, 2)
  })

  it('of single cards is exact', () => {
    const pairs = upTo(52 * 52).map((n) => [n % 52, Math.floor(n / 52)] as const)
    const dealt = pairs.filter(([a, b]) => a !== b)
    const won = dealt.map(([a, b]) => winnerOf('single', { dragon: [a], tiger: [b] }))
    const chance = (winner: string) => won.filter((each) => each === winner).length / won.length
    expect(chance('dragon')).toBe(chance('tiger'))
    expect(backOf('single', chance)).toEqual(cardsSheet.shares.single)
  })

  it('of Teen Patti: the hands have equal chances, and ties are rare', () => {
    const byScore = new Map<number, number[][]>()
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const score = cardsSheet.scoreOf([a, b, c])
          byScore.set(score, [...(byScore.get(score) ?? []), [a, b, c]])
        }
    const disjoint = (one: readonly number[], two: readonly number[]) =>
      one.every((card) => !two.includes(card))
    const tied = [...byScore.values()]
      .map((hands) => hands.flatMap((one) => hands.filter((two) => disjoint(one, two))).length)
      .reduce((sum, count) => sum + count)
    const tie = tied / (22_100 * 18_424)
    const chance = (winner: string) => (winner === 'tie' ? tie : (1 - tie) / 2)
    expect(backOf('teenPatti', chance)).toEqual(cardsSheet.shares.teenPatti)
  })

  it('of baccarat is computed over all values of six cards', () => {
    const won: Record<string, number> = {}
    const left = upTo(13).map(() => 4)
    const walk = (ranks: readonly number[], chance: number) => {
      if (ranks.length === 6) {
        const cards = ranks.values()
        const dealt = dealBaccarat(() => cards.next().value ?? 0)
        const winner = winnerOf('baccarat', dealt)
        won[winner] = (won[winner] ?? 0) + chance
        return
      }
      const total = 52 - ranks.length
      // Ten to king count the same.
      for (const rank of upTo(10)) {
        const count = rank < 9 ? left[rank]! : 16 - ranks.filter((each) => each === 9).length
        if (count === 0) continue
        left[rank]! -= 1
        walk([...ranks, rank], (chance * count) / total)
        left[rank]! += 1
      }
    }
    walk([], 1)
    expect(backOf('baccarat', (winner) => won[winner] ?? 0)).toEqual(cardsSheet.shares.baccarat)
  })

  it('of andar–bahar is exact', () => {
    const { odds, shares } = andarSheet
    const chanceAt = (place: number) => ((51 - place) * (50 - place)) / 2 / ((51 * 50 * 49) / 6)
    const andar = upTo(25)
      .map((turn) => chanceAt(2 * turn + 1))
      .reduce((sum, chance) => sum + chance)
    expect(andar * odds.andar).toBeCloseTo(shares.andar, 2)
    expect((1 - andar) * odds.bahar).toBeCloseTo(shares.bahar, 2)
  })

  it('of matches and duels is within its bounds at any odds', () => {
    const { leastShare, share } = oddsSheet
    const within = (chance: number, odds: number) => {
      expect((chance * odds) / 100).toBeGreaterThan(leastShare)
      expect((chance * odds) / 100).toBeLessThanOrEqual(share)
    }
    for (let nonce = 0; nonce < 300; nonce++) {
      const ring = duel.terms(game, nonce)
      for (const corner of ['red', 'draw', 'blue'] as const)
        within(ring.chances[corner], ring.odds[corner])
      for (const { chances, odds } of match.terms(game, nonce).fixtures)
        for (const result of ['home', 'draw', 'away'] as const)
          within(chances[result], odds[result])
    }
  })
})

describe('odds', () => {
  it('match the probabilities of a duel', () => {
    const terms = duel.terms(game, 3)
    const winners = upTo(100).map((at) => duel.decide(always(at), 'red', terms))
    expect(winners.filter(({ hundredths }) => hundredths > 0)).toHaveLength(terms.chances.red)
  })

  it('never draw the same balls twice', () => {
    const drawn = bingo.decide((sides) => sides - 1, upTo(16), null).outcome.drawn
    expect(new Set(drawn).size).toBe(bingoSheet.drawnCount)
  })

  it('of cricket have no draw', () => {
    const { sport, fixtures } = match.terms({ nodeId: 1, name: 'Padma Cricket Ground' }, 0)
    expect([sport, fixtures.map(({ odds }) => odds.draw)]).toEqual(['cricket', [0, 0, 0]])
    expect(match.choose('0:draw', { sport, fixtures })).toBeNull()
  })

  it('of e-sports are for one side to win three maps', () => {
    const terms = match.terms({ nodeId: 1, name: 'Dhaka Battle' }, 0)
    expect([terms.sport, terms.fixtures.map(({ odds }) => odds.draw)]).toEqual([
      'esports',
      [0, 0, 0],
    ])
    const { score } = match.decide(
      (sides) => sides - 1,
      match.choose('0:home', terms)!,
      terms,
    ).outcome
    expect(score).toEqual({ home: 2, away: 3 })
  })

  it('give a score that matches the result', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const terms = match.terms(game, nonce)
      const choice = match.choose('0:home', terms)!
      const { result, score } = match.decide((sides) => (nonce * 7) % sides, choice, terms).outcome
      expect(Math.sign(score.home - score.away)).toBe({ home: 1, draw: 0, away: -1 }[result])
    }
  })
})
