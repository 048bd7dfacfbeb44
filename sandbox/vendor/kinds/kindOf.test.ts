import { describe, expect, it } from 'vitest'
import type { Category } from '#api/games/category.ts'
import { seededGames } from '#sandbox/seed/games.ts'
import { kindOf } from './kindOf.ts'

const games = seededGames(1, 1500)
const kindsOf = (category: Category) =>
  new Set(
    games
      .filter((game) => game.category === category)
      .map((game) => kindOf({ category, name: game.name_en })),
  )

describe('the kind of a game', () => {
  it.each([
    ['RNG', ['slot']],
    ['LIVE', ['andar', 'cards', 'dice', 'roulette']],
    ['FISH', ['fishing']],
    ['PVP', ['cards', 'dice']],
    ['SPORTS', ['match']],
    ['ESPORTS', ['duel', 'match']],
    ['COCKFIGHT', ['duel']],
    ['CRASH', ['crash', 'race']],
    ['GAMESHOW', ['bingo', 'roulette']],
    ['BG', ['bingo']],
    ['TG', ['cards', 'dice', 'roulette']],
    ['LOTT', ['bingo']],
    ['ELOTT', ['bingo', 'race']],
  ] as const)('in %s is one of %j', (category, kinds) => {
    expect([...kindsOf(category)].toSorted()).toEqual(kinds)
  })

  it.each([
    ['LIVE', 'Rajmahal Roulette', 'roulette'],
    ['LIVE', 'Padma Sic Bo', 'dice'],
    ['LIVE', 'Surma Andar Bahar', 'andar'],
    ['CRASH', 'Lucky Dice', 'dice'],
    ['CRASH', 'Meghna Boat Dash', 'race'],
    ['ESPORTS', 'Dhaka Battle', 'duel'],
    ['TG', 'Card War', 'cards'],
    ['RNG', 'Nagordola Gold', 'slot'],
    ['RNG', 'Golden Wheel', 'slot'],
    ['unheard of', 'Anything', 'bingo'],
  ])('follows from the words of its name: %s, %s → %s', (category, name, kind) => {
    expect(kindOf({ category, name })).toBe(kind)
  })
})
