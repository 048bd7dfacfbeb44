import { expect, it } from 'vitest'
import { shortMoney } from './shortMoney.ts'

it.each([
  ['৳10.00', '৳10'],
  ['৳১০.০০', '৳১০'],
  ['৳10.50', '৳10.50'],
  ['৳1,00,000.00', '৳1,00,000'],
])('%s fits a cell as %s', (money, short) => {
  expect(shortMoney(money)).toBe(short)
})
