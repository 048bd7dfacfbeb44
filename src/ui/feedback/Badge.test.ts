import { expect, it } from 'vitest'
import { capCount } from './Badge.tsx'

it.each([
  [-3, '0'],
  [0, '0'],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('counts %d as %s', (count, text) => expect(capCount(count)).toBe(text))

it('formats the digits', () => {
  const bengali = (count: number) => count.toLocaleString('bn')
  expect(capCount(120, bengali)).toBe('৯৯+')
})
