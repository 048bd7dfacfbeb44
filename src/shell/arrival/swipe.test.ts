import { describe, expect, it } from 'vitest'
import { isSwipeBack } from './swipe.ts'

const at = (x: number, y: number) => ({ x, y })

describe('a swipe back', () => {
  it.each([
    ['from the edge, over 100 px', at(5, 300), at(106, 310), 'ltr', true],
    ['not far enough', at(5, 300), at(105, 300), 'ltr', false],
    ['from the middle of a rail', at(180, 300), at(320, 300), 'ltr', false],
    ['the other way', at(355, 300), at(200, 300), 'ltr', false],
    ['more vertical than horizontal', at(5, 300), at(120, 500), 'ltr', false],
    ['from the right edge in a right-to-left language', at(355, 300), at(240, 300), 'rtl', true],
    ['from the left edge in a right-to-left language', at(5, 300), at(140, 300), 'rtl', false],
  ] as const)('%s', (_, from, to, direction, isBack) => {
    expect(isSwipeBack({ from, to }, 360, direction)).toBe(isBack)
  })
})
