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
    [0, 0, false],
    [4, 4, false],
    [5, 5, false],
    [6, 4, true],
    [20, 4, true],
  ])('with %i channels shows %i, and leads to more: %s', (count, shown, hasMore) => {
    const given = Array.from({ length: count }, (_, index) => index)
    expect(shownOf(given)).toEqual({ shown: given.slice(0, shown), hasMore })
  })
})
