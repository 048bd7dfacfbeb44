import { expect, it } from 'vitest'
import { clockOf } from './clock.ts'

it.each([
  [-5, '0:00'],
  [0, '0:00'],
  [65_400, '1:05'],
  [3_600_000, '1:00:00'],
  [3_725_000, '1:02:05'],
])('%i ms are %s on the clock', (milliseconds, expected) =>
  expect(clockOf(milliseconds)).toBe(expected),
)
