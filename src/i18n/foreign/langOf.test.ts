import { afterEach, expect, it } from 'vitest'
import { langOf } from './langOf.ts'

afterEach(() => (document.documentElement.lang = ''))

it.each([
  ['Festival Kite', 'en'],
  ['উৎসবের ঘুড়ি', 'bn'],
  ['Baagh গেমস 77', 'bn'],
  ['Get ৳500, or ৫০০', 'en'],
  ['৳ ৫০০', undefined],
  ['7 × 7', undefined],
  ['', undefined],
  ['Xổ số', undefined],
  ['แทบงอล 7m', undefined],
])('%j is in %s', (text, lang) => {
  expect(langOf(text)).toBe(lang)
})

it.each([
  ['Festival Kite', 'th', 'en'],
  ['Xổ số', 'vi', undefined],
  ['แทบงอล 7m', 'bn', 'th'],
  ['قرعة 7', 'en', 'ar'],
  ['قرعه‌کشی', 'fa', 'fa'],
  ['Лотерея', 'uz', 'ru'],
  ['लॉटरी', 'en', 'hi'],
  ['चिट्ठा', 'ne', 'ne'],
  ['추첨 彩', 'zh-Hant', 'ko'],
  ['くじ引き', 'en', 'ja'],
  ['彩票', 'en', 'zh'],
  ['彩票', 'zh-Hant', 'zh-Hant'],
  ['宝', 'ja', 'ja'],
  ['ឆ្នោត', 'en', 'km'],
  ['ຫວຍ', 'th', 'lo'],
  ['ထီ', 'en', 'my'],
  ['லாட்டரி', 'en', 'ta'],
  ['లాటరీ', 'ta', 'te'],
  ['הגרלה', 'ar', undefined],
])('once all scripts are known, %j on a page in %s is in %s', async (text, page, lang) => {
  await import('./scripts.ts')
  document.documentElement.lang = page
  expect(langOf(text)).toBe(lang)
})
