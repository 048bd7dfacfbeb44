import { act, renderHook } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { expect, it } from 'vitest'
import { useDigits } from './digits.ts'
import { activateLanguageIntent } from './language.atoms.ts'

async function read(text: string, language: 'BN' | 'EN') {
  await act(() => getDefaultStore().set(activateLanguageIntent, language))
  return renderHook(useDigits).result.current(text)
}

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
])('in %s digits %s reads %s', async (choice, text, expected) => {
  localStorage.setItem('digits', choice)
  expect(await read(text, 'BN')).toBe(expected)
})

it('changes nothing for a language without its own digits', async () => {
  expect(await read('৫ and 5', 'EN')).toBe('৫ and 5')
})
