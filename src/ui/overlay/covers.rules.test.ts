import { expect, it } from 'vitest'
import { covers } from './covers.rules.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
})
const widget = box(320, 600, 380, 780)

it.each([
  ['a button under it', box(20, 700, 370, 748), true],
  ['a button under its corner', box(20, 560, 321, 601), true],
  ['a button beside it', box(20, 700, 320, 748), false],
  ['a button above it', box(20, 500, 370, 600), false],
  ['a button below the fold', box(20, 900, 370, 948), false],
])('floating elements over %s: %s', (_, button, isCovered) => {
  expect(covers(widget, button)).toBe(isCovered)
})
