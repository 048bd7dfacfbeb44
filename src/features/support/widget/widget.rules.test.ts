import { expect, it, describe } from 'vitest'
import { shownOf, liftClearOf } from './widget.rules.ts'

it.each([
  ['', '', false],
  ['abcd', 'abcd', false],
  ['abcde', 'abcd', true],
  ['aab', 'ab', true],
  ['baab', 'ba', true],
  ['aabbcdde', 'abcd', true],
])(
  'the floating widget, with the kinds “%s”, shows “%s”, and links to more: %s',
  (kinds, expected, hasMore) => {
    const { shown, hasMore: leadsOn } = shownOf(Array.from(kinds, (kind) => ({ kind })))
    expect([shown.map(({ kind }) => kind).join(''), leadsOn]).toEqual([expected, hasMore])
  },
)

const box = (top: number, bottom: number, left = 0, right = 100) => ({ left, right, top, bottom })
const widget = box(700, 754)

describe('the open widget over the games', () => {
  it.each([
    ['stays when no name is near', [], 0],
    ['stays beside a name', [box(700, 744, 100, 200)], 0],
    ['rises above a name that it would cover', [box(720, 764)], 34],
    ['rises above all names in its way', [box(720, 764), box(660, 680)], 94],
    ['fits between two names', [box(720, 764), box(612, 656)], 34],
    ['has no place when it would rise too far', [box(720, 764), box(300, 710)], null],
  ])('%s', (_, names, lift) => {
    expect(liftClearOf(widget, names, 200)).toBe(lift)
  })
})
