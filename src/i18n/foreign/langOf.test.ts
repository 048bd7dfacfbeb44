import { expect, it } from 'vitest'
import { langOf } from './langOf.ts'

it.each([
  ['Festival Kite', 'en'],
  ['উৎসবের ঘুড়ি', 'bn'],
  ['Baagh গেমস 77', 'bn'],
  ['Get ৳500, or ৫০০', 'en'],
  ['৳ ৫০০', undefined],
  ['7 × 7', undefined],
  ['', undefined],
  ['Xổ số', undefined],
  ['แทงบอล 7m', undefined],
])('%j is in %s', (text, lang) => {
  expect(langOf(text)).toBe(lang)
})
