import { describe, expect, it } from 'vitest'
import type { Category } from '#api/games/category.ts'
import { isAmong, sifted } from './list.rules.ts'

const entry = (category: Category, code: string) => ({
  category,
  classes: [],
  vendors: [{ code, name: code, logo: null, gameCount: 1 }],
})

describe('in a list across all categories', () => {
  const catalogue = [entry('SPORTS', 'S'), entry('ESPORTS', 'TF'), entry('COCKFIGHT', 'C')]
  it.each([
    ['RNG', 'A', 'RNG', true],
    ['CRASH', 'A', 'RNG', true],
    ['CRASH', 'A', 'CRASH', true],
    ['RNG', 'A', 'CRASH', false],
    ['LIVE', 'A', 'RNG', false],
    ['SPORTS', 'S', 'SPORTS', true],
    ['ESPORTS', 'TF', 'SPORTS', false],
    ['SPORTS', 'TF', 'ESPORTS', true],
    ['SPORTS', 'C', 'COCKFIGHT', true],
    ['COCKFIGHT', 'C', 'SPORTS', false],
    ['RNG', 'C', 'COCKFIGHT', false],
  ] as const)('%s of %s is under %s: %s', (category, vendor, list, expected) =>
    expect(isAmong({ category, vendor }, list, catalogue)).toBe(expected),
  )
})

it('filters a list, each game once, and counts the result when the list is complete', () => {
  const games = ['1', '2', '2', '3'].map((id) => ({ id }))
  const read = {
    value: games,
    at: undefined,
    isCached: false,
    failure: undefined,
    isPending: false,
    retry: () => undefined,
    total: 9,
    hasMore: false,
    isLoadingMore: false,
    more: () => undefined,
  }
  expect(sifted(read)).toMatchObject({ value: [{ id: '1' }, { id: '2' }, { id: '3' }], total: 9 })
  expect(sifted(read, ({ id }) => id !== '1').total).toBe(2)
  expect(sifted({ ...read, hasMore: true }, ({ id }) => id !== '1').total).toBeUndefined()
})
