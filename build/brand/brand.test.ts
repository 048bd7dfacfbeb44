import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { locales } from '#i18n/languages.ts'
import { categories } from '#api/games/category.ts'
import { folderWith } from '#build/folder.testing.ts'
import { problemsOf } from './problems.ts'

const root = join(import.meta.dirname, '../..')
const codes = Object.keys(locales).join(', ')
let folder = ''
beforeEach(() => {
  folder = join(folderWith(), 'jonaki')
  cpSync(join(root, 'brands/jonaki'), folder, { recursive: true })
})

const change = (key: string, value: unknown) => {
  const path = join(folder, 'brand.json')
  const all = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...all, [key]: value }))
}

it.each(['mela', 'jonaki'])('the brand %s has no problems', (name) => {
  expect(problemsOf(root, join(root, 'brands', name))).toEqual([])
})

it('a brand’s file may start with a byte order mark', () => {
  const path = join(folder, 'brand.json')
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`)
  expect(problemsOf(root, folder)).toEqual([])
})

describe('a brand says in one sentence', () => {
  it.each([
    ['an unknown key', 'colors', {}, 'brand.json: colors is an unknown key.'],
    [
      'a name of sixty letters',
      'shortName',
      'x'.repeat(60),
      'brand.json: shortName: a name under an icon has at most 12 letters.',
    ],
    [
      'a name of few letters with many combining marks',
      'shortName',
      'ক্ষ'.repeat(12),
      'brand.json: shortName: a name under an icon has at most 30 characters, each sign of a syllable counted.',
    ],
    [
      'an unknown language',
      'merchant',
      { languages: ['bangla'] },
      `brand.json: merchant.languages.0: a language is one of ${codes}.`,
    ],
    [
      'a corner in another unit',
      'radius',
      { tile: '4px' },
      'brand.json: radius.tile: a radius is a number of px.',
    ],
    [
      'an unknown font weight',
      'headings',
      650,
      'brand.json: headings: headings have a weight of 500, 600, 700 or 800.',
    ],
    [
      'a legal page without https',
      'merchant',
      { legal: [{ text: { EN: 'Privacy' }, url: 'http://legal.example' }] },
      'brand.json: merchant.legal.0.url: an address begins with https://.',
    ],
    [
      'a feature that is forced on',
      'merchant',
      { features: { CBS3: true } },
      'brand.json: merchant.features.CBS3: a feature is only switched off: false.',
    ],
    [
      'a text that the app does not have',
      'texts',
      { 'Welcome to Mars': { EN: 'Hello' } },
      'brand.json: texts: the app does not say “Welcome to Mars”.',
    ],
    [
      'a text without its brand placeholder',
      'texts',
      { 'Welcome to {brand}': { EN: 'Hello' } },
      'brand.json: texts: “Welcome to {brand}” in EN must have {brand}, and nothing else of that kind.',
    ],
    [
      'an invalid customer service address',
      'service',
      ['javascript:alert(1)'],
      'brand.json: service.0: a way to customer service is an address with https:, tg:, whatsapp:, viber:, tel: or mailto:.',
    ],
    [
      'an unknown category',
      'merchant',
      { categories: ['CHESS'] },
      `brand.json: merchant.categories.0: a category is one of ${categories.join(', ')}.`,
    ],
    [
      'a category that is listed twice',
      'merchant',
      { categories: ['RNG', 'RNG'] },
      'brand.json: merchant.categories: a category is listed once.',
    ],
    [
      'a first language without a name',
      'merchant',
      { languages: ['EN', 'BN'], brand: { BN: 'জোনাকি' } },
      'brand.json: merchant.brand: a name in EN, the default language, is missing.',
    ],
    ['an empty title', 'title', ' ', 'brand.json: title: a text has letters.'],
    [
      'a title of sixty letters',
      'title',
      'x'.repeat(60),
      'brand.json: title: a title has at most 30 characters.',
    ],
    [
      'a description that is too long for every page',
      'description',
      'x'.repeat(301),
      'brand.json: description: a description has at most 300 characters, because every page has it.',
    ],
    ['an invalid colour', 'plate', 'green', 'brand.json: plate: a colour is written as #rrggbb.'],
  ])('%s', (_, key, value, sentence) => {
    change(key, value)
    expect(problemsOf(root, folder)).toEqual([sentence])
  })

  it.each([
    [
      'a language twice',
      { languages: ['EN', 'BN', 'EN'] },
      'brand.json: merchant.languages names EN twice.',
    ],
    [
      'a language in both lists',
      { languages: ['EN', 'BN'], moreLanguages: ['AR', 'BN'] },
      'brand.json: merchant.moreLanguages names BN, which is in languages.',
    ],
    [
      'a default that is not offered',
      { languages: ['EN', 'BN'], moreLanguages: ['AR'], defaultLanguage: 'TH' },
      'brand.json: merchant.defaultLanguage is TH, which is in neither languages nor moreLanguages.',
    ],
    ['no default among the further ones', { languages: ['EN'], defaultLanguage: 'AR' }, null],
    ['no main one that the standard has among its further ones', { languages: ['AR', 'TH'] }, null],
  ])('%s', (_, merchant, sentence) => {
    const brand = { BN: 'জোনাকি', EN: 'Jonaki' }
    change('merchant', { ...merchant, brand })
    expect(problemsOf(root, folder)).toEqual(sentence ? [sentence] : [])
  })

  it.each([
    [{ title: 'Mela, the fair' }, 'title names the brand mela: “Mela, the fair”'],
    [
      { service: ['https://t.example/mela_help'] },
      'service.0 names the brand mela: “https://t.example/mela_help”',
    ],
    [{ title: 'Melange' }, null],
  ])('a leftover of another brand: %j', (own, sentence) => {
    for (const [key, value] of Object.entries(own)) change(key, value)
    expect(problemsOf(root, folder)).toEqual(sentence ? [`brand.json: ${sentence}.`] : [])
  })

  it('the Bengali name of another brand left in a copied text', () => {
    const copy = join(folderWith(), 'tara')
    cpSync(folder, copy, { recursive: true })
    const path = join(copy, 'brand.json')
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/jonaki/gi, 'Tara'))
    expect(problemsOf(root, copy)).toEqual([
      expect.stringMatching(/^brand\.json: texts\..*\.BN names the brand jonaki/),
      'brand.json: merchant.brand.BN names the brand jonaki: “জোনাকি”.',
    ])
  })

  it('a file that is not JSON', () => {
    writeFileSync(join(folder, 'brand.json'), '{\n  "title": "Jonaki",\n}')
    expect(problemsOf(root, folder)).toEqual([
      expect.stringMatching(/^brand\.json is no JSON: .*\(line 3 column 1\)\.$/),
    ])
  })

  it('a missing folder', () => {
    expect(problemsOf(root, join(root, 'brands/nobody'))).toEqual([
      'There is no folder brands/nobody (docs/brand.md).',
    ])
  })

  it('a colour without contrast on any surface', () => {
    change('colours', { dark: { 'text-lo': '#20243a' }, light: {} })
    const problems = problemsOf(root, folder).filter((problem) =>
      problem.startsWith('dark: text-lo'),
    )
    expect(problems).toHaveLength(4)
    expect(problems[0]).toMatch(
      /^dark: text-lo on canvas has a contrast of 1\.\d\d : 1 and Lc \d+;/,
    )
  })
})
