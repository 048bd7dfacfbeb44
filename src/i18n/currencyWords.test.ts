import { expect, it } from 'vitest'
import { currencyWords } from './currencyWords.ts'

it.each([
  ['BDT', ['৳', 'Tk', 'taka', 'takas', 'টাকা', 'Bangladeshi taka']],
  ['bdt', ['taka']],
  ['INR', ['₹', 'Rs', 'rupee', 'rupees']],
  ['USD', ['$', 'US$', 'dollars', 'US dollars']],
  ['NPR', ['Rs', 'rupees']],
])('%s has the words %j', (currency, words) => {
  expect(currencyWords(currency, ['bn', 'en'])).toEqual(expect.arrayContaining(words))
})

it.each(['', 'USDT', 'taka', '€'])('%j has none', (currency) => {
  expect(currencyWords(currency, ['bn', 'en'])).toEqual([])
})

it('does not read a letter for thousand as a currency', () => {
  expect(currencyWords('MMK', ['en'])).not.toContain('K')
})
