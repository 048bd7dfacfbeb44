import { expect, it } from 'vitest'
import { amountOf } from './Bytes.tsx'

it.each([
  [0, 0, 'KB'],
  [499, 0, 'KB'],
  [1_500, 2, 'KB'],
  [999_499, 999, 'KB'],
  [999_500, 1, 'MB'],
  [1_240_000, 1.2, 'MB'],
  [35_960_000, 36, 'MB'],
])('%d bytes are %d %s', (bytes, number, unit) => {
  expect(amountOf(bytes)).toEqual({ number, unit })
})
