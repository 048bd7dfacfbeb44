import { expect, it } from 'vitest'
import { isThrown } from './throw.rules.ts'

it.each([
  ['dragged far, however slowly, goes', 96, 2000, true],
  ['thrown goes, though not far', 40, 60, true],
  ['moved a little comes back', 40, 400, false],
  ['tapped stays', 3, 1, false],
  ['pushed up stays', -200, 100, false],
])('a sheet that is %s', (_, pixels, milliseconds, goes) => {
  expect(isThrown({ pixels, milliseconds })).toBe(goes)
})
