import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'

async function withDecimals(decimals: string) {
  vi.resetModules()
  vi.stubEnv('CURRENCY_DECIMALS', decimals)
  return { ...(await import('#api/wire.ts')), ...(await import('./amount.ts')) }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('a currency without decimals', () => {
  it.each([
    ['1234', 1234, '1234'],
    ['1234.00', 1234, '1234'],
    ['-5.0', -5, '-5'],
    ['123456789012345', 123_456_789_012_345, '123456789012345'],
  ])('reads %s as %i and writes it as %s', async (wire, minor, written) => {
    const { Money, toWireMoney } = await withDecimals('0')
    expect(v.parse(Money, wire)).toBe(minor)
    expect(toWireMoney(minor)).toBe(written)
  })

  it.each(['0.5', '1234.50', '1.000', '1234567890123456'])('rejects %s', async (wire) => {
    const { Money } = await withDecimals('0')
    expect(v.is(Money, wire)).toBe(false)
  })

  it.each([
    ['1,23,456', { minor: 123_456 }],
    ['500.', { minor: 500 }],
    ['500.5', { fault: 'decimals' }],
    ['1.000', { fault: 'unclear' }],
    ['1.000.000', { minor: 1_000_000 }],
    ['1.000,50', { fault: 'malformed' }],
    ['9999999999', { minor: 9_999_999_999 }],
  ])('takes the typed amount %j for %j', async (text, typed) => {
    const { parseAmount } = await withDecimals('0')
    expect(parseAmount(text, { currency: [], decimal: '.' })).toEqual(typed)
  })

  it('writes an amount into a field as it is', async () => {
    const { typedAmountOf } = await withDecimals('0')
    expect(typedAmountOf(500)).toBe('500')
  })
})

describe('a currency of three decimals', () => {
  it.each([
    ['1.5', 1500, '1.500'],
    ['0.001', 1, '0.001'],
    ['-12.345', -12_345, '-12.345'],
    ['123456789012.999', 123_456_789_012_999, '123456789012.999'],
  ])('reads %s as %i and writes it as %s', async (wire, minor, written) => {
    const { Money, toWireMoney } = await withDecimals('3')
    expect(v.parse(Money, wire)).toBe(minor)
    expect(toWireMoney(minor)).toBe(written)
  })

  it.each([
    ['0.005', { minor: 5 }],
    ['1,250.5', { minor: 1_250_500 }],
    ['12.500', { minor: 12_500 }],
    ['1.250,5', { minor: 1_250_500 }],
    ['0.0005', { fault: 'decimals' }],
  ])('takes the typed amount %j for %j', async (text, typed) => {
    const { parseAmount } = await withDecimals('3')
    expect(parseAmount(text, { currency: [], decimal: '.' })).toEqual(typed)
  })

  it('writes an amount into a field without needless decimals', async () => {
    const { typedAmountOf } = await withDecimals('3')
    expect([5000, 5005].map(typedAmountOf)).toEqual(['5', '5.005'])
  })
})
