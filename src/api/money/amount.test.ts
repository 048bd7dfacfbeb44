import { describe, expect, it } from 'vitest'
import { parseAmount, rangeOf, typedAmountOf } from './amount.ts'

const taka = { currency: ['৳', 'BDT'], decimal: '.' }

describe('typed money', () => {
  it.each([
    ['500', 50_000],
    [' 500 ', 50_000],
    ['৳500', 50_000],
    ['৳ ৫০০', 50_000],
    ['৫০০.৫০', 50_050],
    ['500.5', 50_050],
    ['500.', 50_000],
    ['.5', 50],
    ['0.05', 5],
    ['0', 0],
    ['000500', 50_000],
    ['1,000', 100_000],
    ['1,23,456.78', 12_345_678],
    ['123,456.78', 12_345_678],
    ['১,২৩,৪৫৬.৭৮', 12_345_678],
    ['1 000', 100_000],
    ['1\u00a0000', 100_000],
    ['1\u202f23\u202f456', 12_345_600],
    ['\u200e500\u200f', 50_000],
    ['٥٠٠', 50_000],
    ['９９', 9_900],
    ['9999999999.99', 999_999_999_999],
    ['1.000,50', 100_050],
    ['1.234.567,5', 123_456_750],
    ['1.000.000', 100_000_000],
    ['1 000,50', 100_050],
    ['1’000.50', 100_050],
    ['BDT 1,250.50', 125_050],
    ['1,250.50 bdt', 125_050],
    ['٥٠٠٫٥٠', 50_050],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['1٬234', 123_400],
    ['۱۲٬۳۴۵', 1_234_500],
    ['١،٢٣٤', 123_400],
    ['1,234٫5', 123_450],
    ['１，２３４．５０', 123_450],
    ['1\u2009234.50', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['๕๐๐', 50_000],
    ['၅၀၀', 50_000],
    ['៥០០', 50_000],
    ['໕໐໐', 50_000],
    ['௫௦௦', 50_000],
    ['౫౦౦', 50_000],
    ['५००', 50_000],
    ['৳ 500/-', 50_000],
    ['৫০০/-', 50_000],
    ['1,250.50 /-', 125_050],
    ['500/=', 50_000],
    ['500,-', 50_000],
    ['5\u200b0\u00ad0', 50_000],
    ['BDT ৳500', 50_000],
    ['BDT: 500', 50_000],
    ['৳: ৫০০', 50_000],
    ['৳ ৫০০।', 50_000],
    ['৫০০/-।', 50_000],
    ['0.29', 29],
    ['1.15', 115],
  ])('%j is %i minor units', (text, minor) => {
    expect(parseAmount(text, taka)).toEqual({ minor })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['৳', 'missing'],
    ['\u200e', 'missing'],
    ['-500', 'negative'],
    ['−500', 'negative'],
    ['- 0.5', 'negative'],
    ['-', 'malformed'],
    ['.', 'malformed'],
    ['1e5', 'malformed'],
    ['5E2', 'malformed'],
    ['0x10', 'malformed'],
    ['Infinity', 'malformed'],
    ['NaN', 'malformed'],
    ['+500', 'malformed'],
    ['500 taka', 'malformed'],
    ['5 00', 'malformed'],
    ['1,5', 'unclear'],
    ['1,50', 'unclear'],
    ['12,34', 'unclear'],
    ['1.000', 'unclear'],
    ['12.500', 'unclear'],
    ['500.005', 'unclear'],
    ['1.000,500', 'malformed'],
    ['1,000.000,50', 'malformed'],
    ['1000.000,50', 'malformed'],
    ['1,234,5', 'malformed'],
    ['5৳00', 'malformed'],
    ['$500', 'malformed'],
    ['500 USD', 'malformed'],
    ['BDT', 'missing'],
    ['BDT ৳', 'missing'],
    [':500', 'malformed'],
    ['৳৳500', 'malformed'],
    ['-৳500', 'negative'],
    ['৳-500', 'negative'],
    ['1,0000', 'malformed'],
    [',500', 'malformed'],
    ['1.000.00', 'malformed'],
    ['0,500', 'malformed'],
    ['0.500.000', 'malformed'],
    ['1.234٫5', 'malformed'],
    ['1٬5', 'malformed'],
    ['1٫5٫5', 'malformed'],
    ['1٫500', 'decimals'],
    ['-٥٠٠', 'negative'],
    ['/-', 'malformed'],
    ['/-500', 'malformed'],
    ['500-', 'malformed'],
    ['500 - 1000', 'malformed'],
    ['500k', 'malformed'],
    ['৫ লাখ', 'malformed'],
    ['5²', 'malformed'],
    ['5..0', 'malformed'],
    ['500;DROP', 'malformed'],
    ['<b>5</b>', 'malformed'],
    ['½', 'malformed'],
    ['五', 'malformed'],
    ['0.001', 'decimals'],
    ['0.005', 'decimals'],
    ['5.0000', 'decimals'],
    ['1,000.000', 'decimals'],
    ['10000000000', 'large'],
    ['99999999999999999999', 'large'],
    ['9'.repeat(5000), 'large'],
  ] as const)('%j is invalid: %s', (text, fault) => {
    expect(parseAmount(text, taka)).toEqual({ fault })
  })

  it.each([
    [50_000, '500'],
    [50_050, '500.50'],
    [5, '0.05'],
    [0, '0'],
  ])('%i is written as %j, which parses back to the same', (minor, text) => {
    expect(typedAmountOf(minor)).toBe(text)
    expect(parseAmount(text, taka)).toEqual({ minor })
  })
})

describe('money in the merchant’s own currency', () => {
  it.each([
    ['$1,250.50', ['$', 'USD'], { minor: 125_050 }],
    ['US$ 500', ['US$', 'USD'], { minor: 50_000 }],
    ['$.50', ['$', 'USD'], { minor: 50 }],
    ['₹1,23,456', ['₹', 'INR'], { minor: 12_345_600 }],
    ['500₹', ['₹', 'INR'], { minor: 50_000 }],
    ['Rs 500', ['Rs', 'PKR'], { minor: 50_000 }],
    ['Rs. 50', ['Rs', 'PKR'], { minor: 5000 }],
    ['rs.500', ['Rs.', 'PKR'], { minor: 50_000 }],
    ['Rs.1,250.50', ['Rs', 'PKR'], { minor: 125_050 }],
    ['Rs.50', ['Rs', 'PKR'], { fault: 'malformed' }],
    ['Rs', ['Rs', 'PKR'], { fault: 'missing' }],
    ['100 USDT', ['USDT', 'USDT'], { minor: 10_000 }],
    ['USDT100.5', ['USDT', 'USDT'], { minor: 10_050 }],
    ['100 USD', ['USDT', 'USDT'], { fault: 'malformed' }],
    ['৳500', ['$', 'USD'], { fault: 'malformed' }],
    ['1.000,50 €', ['€', 'EUR'], { minor: 100_050 }],
    ['500', ['', ''], { minor: 50_000 }],
  ])('%j with %j is %j', (text, marks, typed) => {
    expect(parseAmount(text, { currency: marks, decimal: '.' })).toEqual(typed)
  })
})

describe('money in a language with a decimal comma', () => {
  it.each([
    ['1.250,50', { minor: 125_050 }],
    ['R$ 1.250,50', { minor: 125_050 }],
    ['1,5', { minor: 150 }],
    ['1,50', { minor: 150 }],
    [',5', { minor: 50 }],
    ['0,05', { minor: 5 }],
    ['500,', { minor: 50_000 }],
    ['500', { minor: 50_000 }],
    ['1.000', { minor: 100_000 }],
    ['12.500', { minor: 1_250_000 }],
    ['1.234.567', { minor: 123_456_700 }],
    ['1 250,50', { minor: 125_050 }],
    ['1\u202f250,50', { minor: 125_050 }],
    ['500.50', { minor: 50_050 }],
    ['1,250.50', { minor: 125_050 }],
    ['1,000,000', { minor: 100_000_000 }],
    ['500,-', { minor: 50_000 }],
    ['1,250', { fault: 'unclear' }],
    ['0,005', { fault: 'decimals' }],
    ['1.250,505', { fault: 'decimals' }],
    ['0.500', { fault: 'decimals' }],
    ['1.25,50', { fault: 'malformed' }],
    ['1,2,3', { fault: 'malformed' }],
    ['-1,5', { fault: 'negative' }],
    [',', { fault: 'malformed' }],
  ])('%j is %j', (text, typed) => {
    expect(parseAmount(text, { currency: ['R$', 'BRL'], decimal: ',' })).toEqual(typed)
  })
})

describe('money with a currency name', () => {
  const named = ['৳', 'BDT', 'Tk', 'taka', 'takas', 'টাকা', 'Bangladeshi taka']
  it.each([
    ['500 taka', { minor: 50_000 }],
    ['500 Takas', { minor: 50_000 }],
    ['Tk. 500', { minor: 50_000 }],
    ['tk500', { minor: 50_000 }],
    ['500 Tk.', { minor: 50_000 }],
    ['Tk. 500/-', { minor: 50_000 }],
    ['500/- Tk', { minor: 50_000 }],
    ['500 taka/-', { minor: 50_000 }],
    ['৫০০ টাকা', { minor: 50_000 }],
    ['৳ ১,২৫০.৫০ টাকা', { minor: 125_050 }],
    ['500 Bangladeshi taka', { minor: 50_000 }],
    ['500 rupees', { fault: 'malformed' }],
    ['500 taka 50', { fault: 'malformed' }],
    ['taka', { fault: 'missing' }],
  ])('%j is %j', (text, typed) => {
    expect(parseAmount(text, { currency: named, decimal: '.' })).toEqual(typed)
  })
})

describe('the limits in a refusal', () => {
  it.each([
    [
      { min: '100.00', max: '5000' },
      { min: 10_000, max: 500_000 },
    ],
    [{ min: 'much' }, null],
    [undefined, null],
  ])('%j is %j', (details, range) => {
    expect(rangeOf(details)).toEqual(range)
  })
})
