import { describe, expect, it } from 'vitest'
import { drawFrom } from '#sandbox/vendor/fair.ts'
import { rules } from './kinds.ts'
import { stakesFrom } from './kind.ts'

const game = { nodeId: 7, name: 'Padma League' }
const drawOf = (nonce: number) => drawFrom({ server: 'test', client: 'kinds', nonce })

const choices = {
  slot: null,
  roulette: '17 red 17',
  cards: 'dragon',
  andar: 'andar',
  fishing: 'koi',
  bingo: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
  crash: 137,
  match: '1:away',
  duel: 'blue',
  dice: 'seven',
} as const

describe('every kind', () => {
  it.each(Object.entries(rules))('of game pays whole poisha at every stake: %s', (name, kind) => {
    for (const stake of stakesFrom(75, kind.step)) {
      const input = choices[name as keyof typeof choices]
      const hundredths = kind.decide(drawOf(stake), input, game, stake)?.hundredths ?? Number.NaN
      expect(Number.isInteger((stake * hundredths) / 100)).toBe(true)
    }
  })

  it.each([
    ['roulette', ['37', '-1', 'gold', '', 'red ', 'red gold', 'red '.repeat(21).trim(), 17, null]],
    ['cards', ['tie', 'banker', 1, null]],
    ['andar', ['middle', 0, null]],
    ['fishing', ['whale', 'toString', 3, null]],
    ['bingo', ['1 2 3', '1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', '0'.repeat(99), 7, null]],
    ['crash', [100, 10_001, 1.5, '200', null]],
    ['match', ['3:home', '0:nobody', '00:home', 0, null]],
    ['duel', ['green', 0, null]],
    ['dice', ['thirteen', 'toString', 7, null]],
  ] as const)('refuses invalid choices: %s', (name, inputs) => {
    for (const input of inputs)
      expect([input, rules[name].decide(drawOf(0), input, game, 0)]).toEqual([input, null])
  })

  it('gives the same round from the same seed', () => {
    for (const [name, kind] of Object.entries(rules)) {
      const input = choices[name as keyof typeof choices]
      const first = kind.decide(drawOf(5), input, game, 5)
      expect(kind.decide(drawOf(5), input, game, 5)).toEqual(first)
    }
  })
})
