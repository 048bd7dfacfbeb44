import { expect, it } from 'vitest'
import type { Category } from '#api/games/category.ts'
import { categoryChoices, vendorChoices, vendorWithin } from './choices.rules.ts'

const vendor = (code: string) => ({ code, name: code.toLowerCase(), logo: null, gameCount: 1 })
const type = (category: Category, ...codes: readonly string[]) => ({
  category,
  classes: [],
  vendors: codes.map(vendor),
})
const types = [
  type('SPORTS', 'GOAL'),
  type('ESPORTS', 'IMES'),
  type('RNG', 'PADMA', 'GOAL'),
  type('LIVE', 'PADMA'),
]
const codes = (category?: Category) => vendorChoices(types, category).map(({ code }) => code)

it('offers e-sports among the sports, in the merchant’s order', () => {
  expect(categoryChoices(types)).toEqual(['SPORTS', 'RNG', 'LIVE'])
  expect(codes('SPORTS')).toEqual(['GOAL', 'IMES'])
})

it('offers every provider once, by name', () => {
  expect(codes()).toEqual(['GOAL', 'IMES', 'PADMA'])
  expect(codes('LIVE')).toEqual(['PADMA'])
})

it('keeps a provider that has such games', () => {
  expect(vendorWithin(types, 'RNG', 'GOAL')).toBe('GOAL')
  expect(vendorWithin(types, 'LIVE', 'GOAL')).toBeUndefined()
  expect(vendorWithin(types, 'LIVE', undefined)).toBeUndefined()
})
