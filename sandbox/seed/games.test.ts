import { describe, expect, it } from 'vitest'
import { categories } from '#api/games/category.ts'
import { apart } from './arrange.ts'
import { type SeededGame, seededGames, seededLook } from './games.ts'
import { withHotPlaces } from './hot.ts'
import { motifsIn } from '#ui/art/motifs/figures.rules.ts'

const games = seededGames(1, 1500)
const share = (of: readonly unknown[], all: readonly unknown[]) => of.length / all.length

describe('the seeded games', () => {
  it('are the same for the same seed and different for another', () => {
    expect(seededGames(1, 1500)).toEqual(games)
    expect(seededGames(2, 1500)).not.toEqual(games)
  })

  it('have the wanted number, in every category, with unique ids and names', () => {
    expect(games).toHaveLength(1500)
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(categories))
    for (const field of ['node_id', 'name_en', 'name_bn'] as const)
      expect(new Set(games.map((game) => game[field])).size).toBe(1500)
  })

  it('have names in two scripts', () => {
    for (const { name_en, name_bn } of games) {
      expect(name_en).toMatch(/^[\w\s-]+$/)
      expect(name_bn).toMatch(/^[\p{Script=Bengali}\s-]+$/u)
    }
  })

  it('often have free play, sometimes pictures, and include crash games', () => {
    const slots = games.filter(({ category }) => category === 'RNG')
    expect(
      share(
        slots.filter(({ support_play }) => support_play === 0),
        slots,
      ),
    ).toBeCloseTo(0.6, 1)
    const pictured = share(
      games.filter(({ icon }) => icon),
      games,
    )
    expect(pictured).toBeGreaterThan(0.25)
    expect(pictured).toBeLessThan(0.5)
    for (const { category, classes, game_type } of games)
      expect(classes.includes('Crash') && game_type === 'RNG').toBe(category === 'CRASH')
  })

  it('state the return of their rules', () => {
    const rtpsOf = (words: RegExp, of: string) =>
      new Set(
        games
          .filter(({ category, name_en }) => category === of && words.test(name_en))
          .map(({ rtp }) => rtp),
      )
    expect([...rtpsOf(/./, 'RNG')]).toEqual(['95.4'])
    expect([...rtpsOf(/Roulette/, 'LIVE')]).toEqual(['97.3'])
    expect([...rtpsOf(/Baccarat/, 'LIVE')]).toEqual(['93.6'])
    expect([...rtpsOf(/Sic Bo/, 'LIVE')]).toEqual(['95.5'])
    expect([...rtpsOf(/./, 'CRASH')]).toEqual(['98.0'])
  })

  it('include sixty hot ones', () => {
    const places = withHotPlaces(games).flatMap(({ hot }) => hot ?? [])
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
  })
})

describe('the look of the seeded games', () => {
  it('has a motif of a word in the name, the same in both languages', () => {
    const drawn = games.filter(({ name_en }) => motifsIn(name_en).length > 0)
    expect(share(drawn, games)).toBeGreaterThanOrEqual(0.95)
    for (const { name_en, name_bn } of games)
      expect([name_en, motifsIn(name_bn)]).toEqual([name_en, motifsIn(name_en)])
  })

  const hot = withHotPlaces(games)
    .filter((game) => game.hot)
    .toSorted((a, b) => Number(a.hot) - Number(b.hot))
  const lists: [string, SeededGame[]][] = [
    ...categories.map((category): [string, SeededGame[]] => [
      category,
      games.filter((game) => game.category === category),
    ]),
    ['HOT', hot],
  ]

  it.each(lists)(
    'in %s has no motif twice within nine, and no equal colours side by side',
    (_, list) => {
      const looks = list.map(seededLook)
      for (const [place, { motif, palette }] of looks.entries()) {
        const before = looks.slice(0, place)
        const near = before.slice(1 - apart.motif)
        expect
          .soft(
            near.map((other) => other.motif),
            list[place]?.name_en,
          )
          .not.toContain(motif)
        const beside = before.slice(1 - apart.palette)
        expect
          .soft(
            beside.map((other) => other.palette),
            list[place]?.name_en,
          )
          .not.toContain(palette)
      }
    },
  )
})
