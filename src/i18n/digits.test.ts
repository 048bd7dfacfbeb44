import { expect, it } from 'vitest'
import { inOwnDigits } from './digits.ts'
import { formats } from './languages.ts'

it.each([
  ['latin', '৳ ১,০০০.০০ যোগ হয়েছে', '৳ 1,000.00 যোগ হয়েছে'],
  ['latin', 'রাত ২টা থেকে 6টা', 'রাত 2টা থেকে 6টা'],
  ['bengali', '৳ 1,000.00 যোগ হয়েছে', '৳ ১,০০০.০০ যোগ হয়েছে'],
  ['bengali', 'রাত 2টা, 18:54', 'রাত ২টা, ১৮:৫৪'],
  [
    'bengali',
    'অর্ডার W-20480, a1@b2.example, https://mela.example/7',
    'অর্ডার W-20480, a1@b2.example, https://mela.example/7',
  ],
])('in %s digits %s reads %s', (choice, text, read) => {
  localStorage.setItem('digits', choice)
  expect(inOwnDigits(text, formats.BN)).toBe(read)
})

it('leaves a language alone that has no digits of its own', () => {
  expect(inOwnDigits('৫ and 5', formats.EN)).toBe('৫ and 5')
})
