import { describe, expect, it } from 'vitest'
import { phoneText, readPhone } from './phone.ts'

const read = (mobileNum: string, countryDialingCode = '880') =>
  readPhone({ mobileNum, countryDialingCode })

describe('a number is read', () => {
  it.each([
    ['1711000001'],
    ['01711000001'],
    ['০১৭১১-০০০ ০০১'],
    ['๐๑๗๑๑๐๐๐๐๐๑'],
    ['０１７１１−０００００１'],
    ['(0)1711 000001'],
    ['(01711) 000-001'],
    ['+880 1711-000001'],
    ['+880 01711-000001'],
    ['+880 (0)1711 000001'],
    ['(+880) 1711000001'],
    ['+৮৮০ ১৭১১ ০০০০০১'],
    ['＋８８０１７１１０００００１'],
    ['008801711000001'],
    ['00 880 (0) 1711 000001'],
    ['+00880 1711000001'],
    ['8801711000001'],
    ['880 01711 000001'],
    ['08801711000001'],
    ['tel:+8801711000001'],
    ['TEL:01711-000001'],
    ['sms:+880-1711-000001'],
    ['\u202a+8801711000001\u202c'],
    ['\u200e+\u200e880\u00a01711\u2011000\u202f001'],
    ['\ufeff017\u200b11000\u00ad001\u2066\u2069'],
    ['+880\n1711\t000001'],
    ['1711.000.001'],
    ['“01711000001”'],
    ["'01711000001',"],
    ['01711000001।'],
    ['[+880] 1711000001'],
    ['Mobile: 01711-000001'],
    ['মোবাইল: ০১৭১১০০০০০১'],
  ])('%j as the one it is', (typed) => {
    expect(read(typed)).toEqual({ mobileNum: '1711000001', countryDialingCode: '880' })
  })
})

describe('a number with a country code', () => {
  it.each([
    ['+91 98765 43210', '880', '91', '9876543210'],
    ['0091 98765 43210', '880', '91', '9876543210'],
    ['+91 098765 43210', '880', '91', '9876543210'],
    ['+8801711000001', '91', '880', '1711000001'],
    ['+8801711000001', '', '880', '1711000001'],
    ['+977 980-1000301', '880', '977', '9801000301'],
    ['+1 (212) 555-0123', '880', '1', '2125550123'],
    ['+1 246 555 0123', '1', '1246', '5550123'],
    ['+1 246 555 0123', '1246', '1246', '5550123'],
    ['+7 701 123 45 67', '880', '7', '7011234567'],
    ['+49 491511234567', '880', '49', '491511234567'],
  ])('%j sets its own country, though %s is chosen', (typed, chosen, code, mobileNum) => {
    expect(read(typed, chosen)).toEqual({ mobileNum, countryDialingCode: code })
  })

  it.each([
    ['+999 1711000001', 'country'],
    ['+0 1711000001', 'country'],
    ['+', 'country'],
    ['00', 'country'],
    ['++8801711000001', 'country'],
    ['+880', 'malformed'],
    ['+880 171100000', 'malformed'],
    ['+880 17110000011', 'malformed'],
    ['+880 880 1711000001', 'malformed'],
    ['+91 1234', 'malformed'],
    ['001711000001', 'malformed'],
    ['+8801711000001, +8801711000002', 'malformed'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(read(typed).fault).toBe(fault)
  })
})

describe('a national number', () => {
  it.each([
    ['919876543210', '91', '9876543210'],
    ['91 098765 43210', '91', '9876543210'],
    ['9198765432', '91', '9198765432'],
    ['12125550123', '1', '2125550123'],
    ['447911123456', '44', '7911123456'],
    ['95912345678', '95', '912345678'],
    ['09512345678', '95', '9512345678'],
    ['049151123456', '49', '49151123456'],
    ['1512345678', '49', '1512345678'],
  ])('%s of +%s is %s', (typed, code, mobileNum) => {
    expect(read(typed, code)).toEqual({ mobileNum, countryDialingCode: code })
  })

  it.each([
    ['', '880', 'missing'],
    [' ', '880', 'missing'],
    ['\u200e', '880', 'missing'],
    ['0', '880', 'malformed'],
    ['-', '880', 'missing'],
    ['171100000', '880', 'malformed'],
    ['17110000011', '880', 'malformed'],
    ['919876543210', '880', 'malformed'],
    ['8801711000001', '91', 'malformed'],
    ['1711000001x', '880', 'malformed'],
    ['01711/000001', '880', 'malformed'],
    ['1711000001', '', 'malformed'],
    ['9512345678', '95', 'unclear'],
    ['491511234567', '49', 'unclear'],
    ['1'.repeat(21), '880', 'tooLong'],
    [`+49 0${'1'.repeat(21)}`, '880', 'tooLong'],
  ])('%j under +%s is refused: %s', (typed, code, fault) => {
    expect(read(typed, code).fault).toBe(fault)
  })

  it('may have twenty digits when the country’s format is unknown', () => {
    expect(read(`+49 0${'1'.repeat(20)}`).fault).toBeUndefined()
  })
})

it.each(['+91 98765 43210', '8801711000001', '09512345678', '+95 9512345678'])(
  'read twice, %s is the same number',
  (typed) => {
    const { fault: _fault, ...once } = read(typed, typed.startsWith('09') ? '95' : '880')
    expect(readPhone(once)).toMatchObject(once)
  },
)

it('is returned with its country', () => {
  expect(phoneText({ mobileNum: '০১৭১১ ০০০০০১', countryDialingCode: '880' })).toBe(
    '+880 1711000001',
  )
})
