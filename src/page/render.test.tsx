import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MerchantSite } from '#features/merchant/merchant.ts'
import { readMessages } from '#build/text/messages.ts'
import { render } from './render.tsx'

const { textsOf } = await readMessages(process.cwd())
const hindi = Object.fromEntries(Object.keys(textsOf('en')).map((id) => [id, [`हिन्दी ${id}`]]))
const messagesOf = (locale: string) => (locale === 'hi' ? hindi : textsOf(locale))

const merchant: MerchantSite & { moreLanguages: string[] } = {
  merchantCode: 'mela',
  brand: { BN: 'মেলা', EN: 'Mela' },
  languages: ['BN', 'EN'],
  moreLanguages: ['HI'],
  currencySymbol: '৳',
  listLanguage: 'EN',
  categories: ['RNG', 'LIVE'],
  minAge: 18,
  regulated: false,
  sealingKeyIds: [],
}

const page = document.createElement('div')
page.innerHTML = render(merchant, messagesOf, []).body
const inTemplate = (root: Element) => [
  ...(root.querySelector('template')?.content.querySelectorAll('bdi[lang=bn]') ?? []),
]
const wordsIn = (locale: string, part: string) =>
  [...page.querySelectorAll(`${part} bdi[lang=${locale}]`)].map(({ textContent }) => textContent)

describe('the text of the prerender', () => {
  it.each([
    ['bn', ['মেলা', 'লগ ইন', 'নিবন্ধন'], ['খুঁজুন', 'সব', 'স্লট', 'লাইভ ক্যাসিনো']],
    ['en', ['Mela', 'Sign in', 'Sign up'], ['Search', 'All', 'Slots', 'Live casino']],
  ])('is there in %s', (locale, header, categories) => {
    expect(wordsIn(locale, '[data-boxes=home] > header')).toEqual(header)
    expect(wordsIn(locale, '[data-boxes=home] nav')).toEqual(categories)
    expect(wordsIn(locale, '[data-boxes=home] h2')).toHaveLength(1)
    expect(wordsIn(locale, '[data-boxes=all] h2')).toEqual(wordsIn(locale, '[data-boxes=home] h2'))
    expect(wordsIn(locale, '#app > div:not([data-boxes]) > nav')).toHaveLength(7)
  })

  it('is in a list of its own, in the order of its places, for further languages', () => {
    const { body, words } = render(merchant, messagesOf, [])
    page.innerHTML = body
    const places = [...page.querySelectorAll('bdi[lang=bn]'), ...inTemplate(page)]
    expect(words['hi']).toHaveLength(places.length)
    expect(wordsIn('hi', '*')).toEqual([])
    expect(words['hi']).toContainEqual(expect.stringContaining('हिन्दी'))
    expect(words['hi']).toContain('Mela')
    expect(Buffer.byteLength(JSON.stringify(words['hi']))).toBeLessThanOrEqual(2000)
  })

  it('has a sentence for each reason of a closed site, in every language', () => {
    const titles = [...page.querySelectorAll('#app + div > h1')].map((title) =>
      [...title.querySelectorAll('bdi')].map(({ lang, textContent }) => [lang, textContent]),
    )
    expect(titles.map((words) => words.find(([lang]) => lang === 'en')?.[1])).toEqual([
      'System upgrading, please try again later',
      'Sorry, the service is not available where you are',
    ])
    for (const words of titles) expect(words.map(([lang]) => lang)).toEqual(['bn', 'en'])
  })

  it('is shown in the language of the page alone', () => {
    const { rules } = render(merchant, messagesOf, [])
    for (const locale of ['bn', 'en'])
      expect(rules).toContain(`:root:not(:lang(${locale})) bdi[lang=${locale}]{display:none}`)
  })

  it.each(['bn', 'en'])('adds less than 2 kB to the page in %s', (locale) => {
    const words = [...page.querySelectorAll(`bdi[lang=${locale}]`)]
    const bytes = words.reduce((sum, { outerHTML }) => sum + Buffer.byteLength(outerHTML), 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(2000)
  })
})

it('the manifest has every name in every language', () => {
  const { shortcuts, screenshots } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'))
  const names = [
    ...shortcuts.map(({ name }: { name: string }) => name),
    ...screenshots.map(({ label }: { label: string }) => label),
  ]
  const { bn, en, hi } = render(merchant, messagesOf, []).manifests
  for (const words of [bn, en, hi])
    expect(new Set(Object.keys(words ?? {}))).toEqual(new Set(names))
  expect(bn?.['Hot games']).toBe('জনপ্রিয় গেম')
})
