import { describe, expect, it } from 'vitest'
import { type Language, isLanguage, locales } from '#i18n/languages.ts'
import { inGroups, languageFinder } from './choices.rules.ts'

const offered = Object.keys(locales).filter(isLanguage)
const main = ['BN', 'EN'] as const satisfies readonly Language[]

describe('the likely languages', () => {
  const likelyOf = (known: Partial<Parameters<typeof inGroups>[0]>) =>
    inGroups({ current: 'EN', offered, browser: [], main, country: '', ...known }).likely

  it.each([
    ['the merchant’s main ones', {}, ['EN', 'BN']],
    ['the current one first', { current: 'TH' }, ['TH', 'BN', 'EN']],
    ['the browser’s before the merchant’s', { browser: ['AR', 'BN'] }, ['EN', 'AR', 'BN']],
    ['those of the country', { country: 'IN' }, ['EN', 'BN', 'HI', 'TA', 'TE']],
    ['those of the country in lower case', { country: 'np' }, ['EN', 'BN', 'NE']],
    ['nothing for an unknown country', { country: 'XX' }, ['EN', 'BN']],
  ] as const)('are %s', (_, known, expected) => {
    expect(likelyOf(known)).toEqual(expected)
  })

  it('are only offered ones', () => {
    expect(likelyOf({ offered: ['EN', 'AR'], browser: ['TH', 'AR'] })).toEqual(['EN', 'AR'])
  })
})

it('all others follow in the order of their names, each language once', () => {
  const { likely, others } = inGroups({ current: 'EN', offered, browser: [], main, country: '' })
  expect(new Set([...likely, ...others])).toEqual(new Set(offered))
  expect([...likely, ...others]).toHaveLength(offered.length)
  expect(others.slice(0, 4)).toEqual(['ES', 'FR', 'ID', 'SW'])
})

describe('a language is found', () => {
  const find = languageFinder(offered, 'EN')

  it.each([
    ['its own name', 'ไทย', 'TH'],
    ['its own name without accents', 'espanol', 'ES'],
    ['its own name in capitals', 'TÜRKÇE', 'TR'],
    ['its English name', 'arab', 'AR'],
    ['a word of its English name', 'simplified', 'CN'],
    ['its Bengali name', 'থাই', 'TH'],
    ['its name in a language that is not on screen', 'ภาษาอาหรับ', 'AR'],
    ['its name with the word for “language”', 'ภาษาไทย', 'TH'],
    ['its code', 'cn', 'CN'],
    ['its tag', 'zh-Hant', 'TW'],
    ['its name with spaces around', ' korean ', 'KO'],
  ])('by %s', (_, typed, code) => {
    expect(find(typed)[0]).toBe(code)
  })

  it('by its name in the language on screen', () => {
    expect(languageFinder(offered, 'RU')('тайский')[0]).toBe('TH')
  })

  it('by its code before names that begin with it', () => {
    expect(find('my')[0]).toBe('MY')
    expect(find('ms')).toEqual(['MS'])
  })

  it('not by a word that is no language', () => {
    expect(find('klingon')).toEqual([])
  })

  it('not if the merchant does not offer it', () => {
    expect(languageFinder(['EN', 'BN'], 'EN')('thai')).toEqual([])
  })
})
