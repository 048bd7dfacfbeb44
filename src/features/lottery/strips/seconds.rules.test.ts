import { expect, it } from 'vitest'
import { columnsOf, hoursAndMinutes } from './seconds.rules.ts'

const at = (hours: number, minutes: number, seconds: number) =>
  ((hours * 60 + minutes) * 60 + seconds) * 1000

it.each([
  [at(0, 0, 59), '0'],
  [at(0, 4, 32), '4'],
  [at(1, 4, 32), '1:04'],
  [at(13, 0, 0), '13:00'],
])('%d ms are "%s" before the seconds', (left, text) => {
  expect(hoursAndMinutes(left)).toBe(text)
})

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
