import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { type Dropped, Flag, Money, list, onDropped, toWireMoney } from './wire.ts'

afterEach(() => onDropped(() => undefined))

describe('money on the wire', () => {
  it.each([
    ['0', 0],
    ['12.5', 1250],
    ['12345.67', 1234567],
    ['-3.10', -310],
    ['0.29', 29],
    ['1234567890123.99', 123456789012399],
  ])('%s is %d minor units', (decimal, minor) => {
    expect(v.parse(Money, decimal)).toBe(minor)
  })

  it.each(['', '1,000', '1e3', '1.234', '.5', ' 1', 'NaN', '৳5', 12])('%s is refused', (value) => {
    expect(v.is(Money, value)).toBe(false)
  })

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-1250, '-12.50'],
    [123456, '1234.56'],
  ])('%d minor units are sent as %s', (minor, decimal) => {
    expect(toWireMoney(minor)).toBe(decimal)
    expect(v.parse(Money, toWireMoney(minor))).toBe(minor)
  })
})

describe('flags', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [0, false],
    ['0', false],
    ['', false],
    [false, false],
  ])('%j is %j', (wire, flag) => {
    expect(v.parse(Flag, wire)).toBe(flag)
  })
})

describe('a list', () => {
  it('drops and reports malformed items only', () => {
    const dropped: Dropped[] = []
    onDropped((item) => dropped.push(item))
    expect(v.parse(list(v.string()), ['a', 2, 'c', null])).toEqual(['a', 'c'])
    expect(dropped.map(({ issue }) => issue.input)).toEqual([2, null])
  })

  it('fails when no item is readable, but not when it is empty', () => {
    expect(v.is(list(v.string()), [1, null])).toBe(false)
    expect(v.parse(list(v.string()), [])).toEqual([])
  })

  it('that is not an array is refused', () => {
    expect(v.is(list(v.string()), { length: 1 })).toBe(false)
  })
})
