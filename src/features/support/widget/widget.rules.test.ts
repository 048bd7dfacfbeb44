import { expect, it } from 'vitest'
import { shownOf } from './widget.rules.ts'

it.each([
  ['', '', false],
  ['abcd', 'abcd', false],
  ['abcde', 'abcd', true],
  ['aab', 'ab', true],
  ['baab', 'ba', true],
  ['aabbcdde', 'abcd', true],
])(
  'the floating widget, of the kinds “%s”, shows “%s”, and leads to more: %s',
  (kinds, expected, hasMore) => {
    const { shown, hasMore: leadsOn } = shownOf(Array.from(kinds, (kind) => ({ kind })))
    expect([shown.map(({ kind }) => kind).join(''), leadsOn]).toEqual([expected, hasMore])
  },
)
