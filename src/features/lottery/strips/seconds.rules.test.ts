import { expect, it } from 'vitest'
import { columnsOf } from './seconds.rules.ts'

const at = (hours: number, minutes: number, seconds: number) =>
  ((hours * 60 + minutes) * 60 + seconds) * 1000

/** The digits that the columns show `left` seconds before the draw. */
const shown = (left: number) => {
  const { tens, units } = columnsOf(left)
  return '543210'.charAt(Math.floor(tens / 10)) + '9876543210'.charAt(Math.floor(units))
}

it.each([
  [at(0, 4, 32) + 500, '32'],
  [at(0, 0, 59) + 900, '59'],
  [at(0, 1, 0) + 100, '00'],
  [at(2, 0, 9) + 1, '09'],
])('%d ms stand at %s', (left, seconds) => {
  expect(shown(left)).toBe(seconds)
})
