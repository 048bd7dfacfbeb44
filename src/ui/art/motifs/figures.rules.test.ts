import { describe, expect, it } from 'vitest'
import { figuresOf, motifsIn } from './figures.rules.ts'
import { motifs } from './motifs.ts'
import { partsOf } from './part.ts'
import wordsOf from './words.json' with { type: 'json' }

it.each([
  ['Rickshaw Rani', ['rickshaw', 'tiara']],
  ['River Koi', ['waves', 'koi']],
  ['Sundarban Speed Baccarat', ['tiger', 'pair']],
  ['Boat Race', ['longboat']],
  ['Crown and Anchor', ['crown', 'anchor']],
  ['Golden Gems Gold', ['coins', 'gem']],
  ['Happy_Elephants_2', ['butterfly', 'elephant']],
  ['পদ্মার রিকশা', ['lotus', 'rickshaw']],
  ['সোনারগাঁওয়ের বাঘ', ['fort', 'tiger']],
  ['টাকার গাছ', ['moneytree']],
  ['সেতার', ['sitar']],
  ['Deluxe', []],
  ['', []],
])('finds the figures of %j', (name, found) => expect(motifsIn(name)).toEqual(found))

describe('the larger figure', () => {
  it.each([
    ['RNG', 'Emerald Garden', 0, { hero: 'marigold', companion: 'emerald' }],
    ['RNG', 'Emerald Garden', 1, { hero: 'marigold', companion: 'emerald' }],
    ['LIVE', 'Royal Roulette', 0, { hero: 'roulette', companion: 'crown' }],
    ['LIVE', 'Royal Roulette', 1, { hero: 'crown', companion: 'roulette' }],
    ['LIVE', 'Roulette', 1, { hero: 'roulette', companion: null }],
    ['COCKFIGHT', 'Deluxe', 1, { hero: 'rooster', companion: null }],
    ['SPORTS', '', 0, { hero: 'football', companion: null }],
    ['SPORTS', '', 1, { hero: 'cricket', companion: null }],
    ['A NEW ONE', '', 1, { hero: 'diya', companion: null }],
  ])('of a game of %s named %j is %j', (category, name, seed, figures) =>
    expect(figuresOf(category, name, seed)).toEqual(figures),
  )
})

describe('the motifs', () => {
  it('are at least sixty, each reachable by a word', () => {
    const names = Object.keys(motifs)
    expect(names.length).toBeGreaterThanOrEqual(60)
    expect(Object.keys(wordsOf).sort((a, b) => a.localeCompare(b))).toEqual(
      names.toSorted((a, b) => a.localeCompare(b)),
    )
  })

  it('share no word', () => {
    const words = Object.values(wordsOf).flatMap((each) => each.split(' '))
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  it.each(Object.entries(motifs))('%s has only valid drawing commands', (_, lines) => {
    const shapes = lines.filter((line) => !line.startsWith('@'))
    for (const line of shapes) expect(partsOf([line])).not.toEqual([])
    const parts = partsOf(lines)
    expect(parts.length).toBeGreaterThan(1)
    for (const { d, at } of parts) {
      expect(d).toMatch(/^M[-\d\s.,MmLlHhVvCcSsQqTtAaZz]+$/)
      expect(at.every(Number.isFinite)).toBe(true)
    }
  })
})
