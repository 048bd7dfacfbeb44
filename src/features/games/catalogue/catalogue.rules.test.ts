import { describe, expect, it } from 'vitest'
import type { Category } from '#api/games/category.ts'
import { catalogueOf, countOf, sourcesOf } from './catalogue.rules.ts'

const entry = (category: Category, vendors: Record<string, number>) => ({
  category,
  classes: [],
  vendors: Object.entries(vendors).map(([code, gameCount]) => ({
    code,
    name: code,
    logo: null,
    gameCount,
  })),
})
const shown = (
  types: Parameters<typeof catalogueOf>[0],
  cockfights: readonly string[] = ['MORAG'],
) =>
  catalogueOf(types, cockfights).map(
    ({ category, vendors }) => `${category} ${vendors.map(({ code }) => code).join()}`,
  )

describe('the categories', () => {
  it.each([
    ['other categories are unchanged', [entry('RNG', { A: 1 })], ['RNG A']],
    [
      'e-sports and cockfights are split off and follow sports',
      [entry('SPORTS', { S: 2, IMES: 1, MORAG: 1, TF: 3 }), entry('LIVE', { L: 1 })],
      ['SPORTS S', 'ESPORTS IMES,TF', 'COCKFIGHT MORAG', 'LIVE L'],
    ],
    ['sports with only e-sports are removed', [entry('SPORTS', { IA: 4 })], ['ESPORTS IA']],
    ['one without vendors is hidden', [entry('FISH', {}), entry('PVP', { P: 1 })], ['PVP P']],
    ['one without games is hidden', [entry('FISH', { F: 0 })], []],
    [
      'e-sports listed by the platform appear once, after sports',
      [entry('SPORTS', { S: 1, TF: 2 }), entry('RNG', { A: 1 }), entry('ESPORTS', { TF: 2, E: 1 })],
      ['SPORTS S', 'ESPORTS TF,E', 'RNG A'],
    ],
    ['nothing is nothing', [], []],
  ])('%s', (_, types, expected) => expect(shown(types)).toEqual(expected))

  it('count cockfights as sports when no vendor is configured', () =>
    expect(shown([entry('SPORTS', { S: 1, MORAG: 1 })], [])).toEqual(['SPORTS S,MORAG']))

  it('count the games of all their vendors', () =>
    expect(countOf(entry('RNG', { A: 2, B: 40 }))).toBe(42))
})

describe('the vendors that are asked for the games of', () => {
  const catalogue = [entry('ESPORTS', { IMES: 1, TF: 1 }), entry('SPORTS', { S: 1 })]
  it.each([
    ['all', null, null, [[null, null]]],
    ['a category', 'RNG', null, [['RNG', null]]],
    ['one vendor', 'RNG', 'A', [['RNG', 'A']]],
    ['sports', 'SPORTS', null, [['SPORTS', null]]],
    [
      'e-sports',
      'ESPORTS',
      null,
      [
        ['ESPORTS', 'IMES'],
        ['ESPORTS', 'TF'],
      ],
    ],
    ['one e-sports vendor', 'ESPORTS', 'TF', [['ESPORTS', 'TF']]],
    ['cockfights without a vendor', 'COCKFIGHT', null, []],
  ] as const)('%s', (_, category, vendor, expected) =>
    expect(sourcesOf(category, vendor, catalogue).map((one) => [one.category, one.vendor])).toEqual(
      expected,
    ),
  )
})
