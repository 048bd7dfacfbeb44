import { expect, it } from 'vitest'
import { localeFor, offlineHtml } from './offlinePage.rules.ts'

const offered = ['bn', 'en', 'ar', 'pt-BR', 'zh-Hant']

it.each([
  ['the language last on screen', ['ar', 'en-US'], 'ar'],
  ['the browser’s, where none is known', ['', 'fr-FR', 'pt-PT', 'en'], 'pt-BR'],
  ['the browser’s, where the last is no longer offered', ['th', 'zh-TW'], 'zh-Hant'],
  ['the default, where none is offered', ['', 'fr', 'no tag'], 'bn'],
])('is in %s', (_, tags, locale) => expect(localeFor(offered, tags)).toBe(locale))

it('says its words as text, in the direction of the language', () => {
  const words = { dir: 'rtl', brand: 'Q&A', title: '<b>', reason: 'Reason', again: 'Again' }
  const html = offlineHtml('ar', words)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<title>Q&amp;A</title>')
  expect(html).toContain('<h1>&lt;b></h1><p>Reason</p><a href="">Again</a>')
})
