import { describe, expect, it } from 'vitest'
import { isMobile, nationalNumber, normaliseMobile, toLatinDigits } from './mobile.ts'

describe('a mobile number is sent', () => {
  it.each([
    ['as it is', '1711000001', '1711000001'],
    ['without its leading zero', '01711000001', '1711000001'],
    ['with only one zero less', '00171', '0171'],
    ['in Latin digits', '০১৭১১০০০০০১', '1711000001'],
    ['without what was put between', '+ 1711-000 (001)'.replace('+ ', ''), '1711000001'],
    ['without marks of direction', '‪1711000001‬', '1711000001'],
    ['with its letters, to be refused', '17a', '17a'],
    ['empty', '', ''],
  ])('%s', (_, typed, sent) => {
    expect(normaliseMobile(typed)).toBe(sent)
  })
})

describe('a number is sent without its country', () => {
  it.each([
    ['+880 1711-000001', '1711000001'],
    [' +৮৮০ ১৭১১ ০০০০০১', '1711000001'],
    ['008801711000001', '1711000001'],
    ['+880 (0)1711 000001', '1711000001'],
    ['01711000001', '1711000001'],
    ['+91 98765 43210', '919876543210'],
    [`+880 0${'1'.repeat(20)}`, '1'.repeat(20)],
  ])('%s as %s', (mobileNum, sent) => {
    expect(nationalNumber({ mobileNum, countryDialingCode: '880' })).toBe(sent)
  })
})

describe('a mobile number', () => {
  it.each([
    ['+8801711000001', '880', true],
    ['+919876543210', '880', false],
    ['1'.repeat(20), '91', true],
    [`+91 0${'1'.repeat(20)}`, '91', true],
    ['1'.repeat(21), '91', false],
    [`+91 ${'1'.repeat(21)}`, '91', false],
    ['1711000001', '880', true],
    ['০১৭১১-০০০০০১', '880', true],
    ['171100000', '880', false],
    ['17110000011', '880', false],
    ['2711000001', '880', false],
    ['9876543210', '91', true],
    ['12345', '91', false],
    ['12345x', '91', false],
    ['1711000001', '', false],
    ['', '880', false],
  ])('%s under +%s can be sent a code: %s', (mobileNum, countryDialingCode, can) => {
    expect(isMobile(mobileNum, countryDialingCode)).toBe(can)
  })
})

it('knows the digits of the scripts that players type', () => {
  expect(toLatinDigits('১২৩ १२३ ١٢٣ ۱۲۳ １２３ abc')).toBe('123 123 123 123 123 abc')
})
