import { expect, it } from 'vitest'
import { withoutRepeats } from './rows.rules.ts'

it('shows an item once, in its first place', () => {
  const items = ['c', 'b', 'b', 'a'].map((key) => ({ key }))
  expect(withoutRepeats(items, ({ key }) => key).map(({ key }) => key)).toEqual(['c', 'b', 'a'])
  expect(withoutRepeats([], String)).toEqual([])
})
