import { expect, it } from 'vitest'
import { isSwiped } from './useSwipeToClose.ts'

it.each([
  ['dragged far closes, however slowly', 96, 2000, true],
  ['swiped closes after a short distance', 40, 60, true],
  ['moved slightly returns', 40, 400, false],
  ['tapped stays', 3, 1, false],
  ['pushed up stays', -200, 100, false],
])('a sheet that is %s', (_, pixels, milliseconds, goes) => {
  expect(isSwiped({ pixels, milliseconds })).toBe(goes)
})
