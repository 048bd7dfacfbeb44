import { describe, expect, it } from 'vitest'
import { covers, shownOf } from './widget.rules.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
})
const widget = box(320, 600, 380, 780)

describe('the floating widget', () => {
  it.each([
    ['a button under it', box(20, 700, 370, 748), true],
    ['a button under its corner', box(20, 560, 321, 601), true],
    ['a button beside it', box(20, 700, 320, 748), false],
    ['a button above it', box(20, 500, 370, 600), false],
    ['a button below the fold', box(20, 900, 370, 948), false],
  ])('over %s: %s', (_, button, isCovered) => {
    expect(covers(widget, button)).toBe(isCovered)
  })

  it.each([
    ['', '', false],
    ['abcd', 'abcd', false],
    ['abcde', 'abcd', true],
    ['aab', 'ab', true],
    ['baab', 'ba', true],
    ['aabbcdde', 'abcd', true],
  ])('of the kinds “%s” shows “%s”, and leads to more: %s', (kinds, expected, hasMore) => {
    const { shown, hasMore: leadsOn } = shownOf(Array.from(kinds, (kind) => ({ kind })))
    expect([shown.map(({ kind }) => kind).join(''), leadsOn]).toEqual([expected, hasMore])
  })
})
