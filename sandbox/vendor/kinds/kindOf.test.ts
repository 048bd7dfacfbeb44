import { describe, expect, it } from 'vitest'
import { seededGames } from '#sandbox/seed/games.ts'
import { cards } from './cards.ts'
import { dice } from './dice.ts'
import { kindOf } from './kindOf.ts'
import { match } from './match.ts'

const games = seededGames(1, 1500)

/** What a game of these words is to be, in the order in which they are looked for. */
const sense: readonly (readonly [RegExp, kind: string])[] = [
  [/Virtual Cricket|Cricket Ground|Sportsbook/, 'match of cricket'],
  [/Kabaddi/, 'match of kabaddi'],
  [/Cyber Cup|Arena|Battle|Squad/, 'match of esports'],
  [/Cup/, 'match of cricket'],
  [/Football|Stadium|League/, 'match of football'],
  [/Cockfight|Rooster|Red Comb/, 'duel'],
  [/Sic Bo/, '3 dice'],
  [/Dice|7 Up 7 Down/, '2 dice'],
  [/Roulette|Chaka/, 'roulette'],
  [/Teen Patti/, 'cards of teenPatti'],
  [/Baccarat|Punto Banco/, 'cards of baccarat'],
  [/Dragon Tiger|Card War/, 'cards of single'],
  [/Andar Bahar/, 'andar'],
  [/Bingo|Housie|Tambola|Ball Drop/, 'bingo'],
  [/Aviator|Kite Flight|Fanush|Rocket|Balloon|Jet|Comet/, 'crash'],
]

/** Its kind, and which of that kind's tables, grounds or dice. */
function whole(game: { readonly category: string; readonly name: string }) {
  const kind = kindOf(game)
  const named = { nodeId: 1, name: game.name }
  if (kind === 'match') return `match of ${match.terms(named, 0).sport}`
  if (kind === 'dice') return `${dice.terms(named, 0).dice} dice`
  return kind === 'cards' ? `cards of ${cards.terms(named, 0).table}` : kind
}

const senseOf = (category: string, name: string) => {
  if (category === 'RNG') return 'slot'
  if (category === 'FISH') return 'fishing'
  // Their tickets are sold on a page of their own.
  if (category === 'LOTT' || category === 'ELOTT') return 'bingo'
  return sense.find(([words]) => words.test(name))?.[1] ?? 'no sense'
}

describe('the kind of a game', () => {
  it('is found by the name of every seeded game', () => {
    for (const { category, name_en: name } of games)
      expect(`${name}: ${whole({ category, name })}`).toBe(`${name}: ${senseOf(category, name)}`)
  })

  it('covers every kind, and only playable ones', () => {
    const kinds = new Set(games.map(({ category, name_en: name }) => whole({ category, name })))
    expect(kinds).toEqual(new Set([...sense.map(([, kind]) => kind), 'slot', 'fishing']))
    const unplayable = /Blackjack|Holdem|Poker|Rummy|Ludo|Carrom|Jhandi|Quiz|Rickshaw Run|Boat Dash/
    expect(
      games.filter(({ category, name_en }) => category !== 'RNG' && unplayable.test(name_en)),
    ).toEqual([])
  })

  it.each([
    ['RNG', 'Nagordola Gold', 'slot'],
    ['RNG', 'Golden Wheel', 'slot'],
    ['CRASH', 'Lucky Dice', 'dice'],
    ['unheard of', 'Anything', 'bingo'],
  ])('in %s of %s is %s', (category, name, kind) => expect(kindOf({ category, name })).toBe(kind))
})
