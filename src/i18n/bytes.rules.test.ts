import { expect, it } from 'vitest'
import { amountOf } from './bytes.rules.ts'

it.each([
  [0, 0, 'kB'],
  [499, 0, 'kB'],
  [1_500, 2, 'kB'],
  [999_499, 999, 'kB'],
  [999_500, 1, 'MB'],
  [1_240_000, 1.2, 'MB'],
  [35_960_000, 36, 'MB'],
])('%d bytes are %d %s', (bytes, number, unit) => {
  expect(amountOf(bytes)).toEqual({ number, unit })
})
