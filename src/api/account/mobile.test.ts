import { describe, expect, it } from 'vitest'
import { isMobile, normaliseMobile } from './mobile.ts'

describe('a mobile number as it is sent', () => {
  it.each([
    ['as it is', '1711000001', '1711000001'],
    ['without its leading zero', '01711000001', '1711000001'],
    ['with only one zero less', '00171', '0171'],
    ['in Latin digits', '০১৭১১০০০০০১', '1711000001'],
    ['without separators', '1711-000 (001)', '1711000001'],
    ['without direction marks', '‪1711000001‬', '1711000001'],
    ['with its letters, so that it is refused', '17a', '17a'],
    ['empty', '', ''],
  ])('%s', (_, typed, sent) => {
    expect(normaliseMobile(typed)).toBe(sent)
  })
})

describe('a mobile number', () => {
  it.each([
    ['1711000001', '880', true],
    ['০১৭১১-০০০০০১', '880', true],
    ['171100000', '880', false],
    ['17110000011', '880', false],
    ['2711000001', '880', false],
    ['+8801711000001', '880', false],
    ['9876543210', '91', true],
    ['919876543210', '91', false],
    ['1'.repeat(20), '49', true],
    ['1'.repeat(21), '49', false],
    ['12345', '49', false],
    ['12345x', '49', false],
    ['1711000001', '', false],
    ['', '880', false],
  ])('%s under +%s can be sent a code: %s', (mobileNum, countryDialingCode, can) => {
    expect(isMobile(mobileNum, countryDialingCode)).toBe(can)
  })
})
