import { expect, it } from 'vitest'
import { tabPositionOf } from './tabs.rules.ts'

it.each([
  ['ALL', 0],
  ['RNG', 2],
  ['LIVE', 3],
  ['FISH', 4],
] as const)('the tab of %s is number %i', (list, position) =>
  expect(tabPositionOf(list, ['RNG', 'LIVE', 'FISH'])).toBe(position),
)
