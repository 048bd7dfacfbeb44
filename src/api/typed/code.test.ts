import { describe, expect, it } from 'vitest'
import { codeIn } from './code.ts'

describe('a code', () => {
  it.each([
    ['123456', '123456'],
    ['১২৩ 456', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['１２３４５６', '123456'],
    ['123-456', '123456'],
    ['123\n456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['G-123456', '123456'],
    ['g-123456', '123456'],
    ['“123456”.', '123456'],
    ["'123456'", '123456'],
    ['«123-456»,', '123456'],
    ['[123456]', '123456'],
    ['#123456', '123456'],
    ['123\u2011456', '123456'],
    ['\u202a123456\u202c', '123456'],
    ['12\u200b34\u00ad56', '123456'],
    ['', ''],
    [' ', ''],
    ['12a4', '12a4'],
    ['12e4', '12e4'],
    ['12345678901', '12345678901'],
    ['+8801711000001', '+8801711000001'],
  ])('%j is %j', (typed, code) => {
    expect(codeIn(typed)).toBe(code)
  })
})

describe('a message', () => {
  it.each([
    ['Your code is 123456.', '123456'],
    ['Your code is 123456, valid 5 minutes', '123456'],
    ['Your code is 123 456, valid 5 minutes', '123456'],
    ['Your code is 12-34-56.', '123456'],
    ['G-123456 is your Mela verification code.', '123456'],
    ['<#> Your Mela code: 123456\nFA+9qCX9VSu', '123456'],
    ['123456 is your code. Call 16247 for help.', '123456'],
    ['123456 is your code. Call +8801711000001 for help.', '123456'],
    ['Your code is 1234. Help: 16247', '1234'],
    ['OTP: 8421 for Tk 500.00 on 27/11/2026 at 10:45', '8421'],
    ['৳5000 withdrawn? Code 8421', '8421'],
    ['Order 482913: your code is 8421', '8421'],
    ['Your code is 123456.\n\n@mela.example #123456', '123456'],
    ['আপনার কোড ১২৩৪৫৬। ৫ মিনিট কার্যকর।', '123456'],
    ['আপনার ওটিপি: ১২৩৪, হেল্পলাইন ১৬২৪৭', '1234'],
    ['Mela: 654321 (do not share)', '654321'],
    ['OTP:8421', '8421'],
    ['Code:482193.Valid', '482193'],
    ['কোড：৪৮২১৯৩', '482193'],
    ['1234 is the code for Rs. 2500 at 10:45 on 27-Nov-26', '1234'],
    ['8421 is your code, ref 77120', '8421'],
    ['৫০০০ টাকা পাঠাতে ৮৪২১ দিন', '8421'],
    ['5000/- Taka: enter 8421', '8421'],
    ['BDT 1,250.50: 8421', '8421'],
    ['482193 Tk 5000 withdrawal', '482193'],
    ['আপনার যাচাই নম্বর ৪৮২১, সাহায্য ১৬২৪৭', '4821'],
    ['৳৫,০০০.০০ তুলতে ওটিপি ৬৫৪৩২১, ২৭/১১/২০২৬ পর্যন্ত', '654321'],
    ['কোড: ৪৮২১৯৩, ২০২৬ সালের ২৭ নভেম্বর', '482193'],
  ])('%j gives its digits', (message, code) => {
    expect(codeIn(message)).toBe(code)
  })

  it.each(['1234 or 5678?', 'call 16247 or 09612', 'nothing here', 'code 123456 or code 654321'])(
    'an ambiguous %j stays unchanged',
    (message) => {
      expect(codeIn(message)).toBe(message)
    },
  )

  it('gives the code when its length is known', () => {
    const message = 'Code from the browser: 312 405 998 0421 (10 minutes, since 1045)'
    expect(codeIn(message, { min: 13, max: 13 })).toBe('3124059980421')
  })
})
