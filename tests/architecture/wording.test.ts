import { describe, expect, it } from 'vitest'
import glossary from '#i18n/glossary.json' with { type: 'json' }
import { catalogEntriesOf } from './messages.ts'

interface Term {
  readonly en: string
  readonly bn: string
  readonly notEn?: readonly string[]
  readonly notBn?: readonly string[]
  /** Messages that may use another word, in either language. */
  readonly except?: readonly string[]
}

const terms: readonly Term[] = glossary
const said = (text: string) => text.replaceAll(/\{\w+/g, '')
/** Matches nothing where there are no words. */
const oneOf = (words: readonly string[]) => `(${words.join('|') || '(?!)'})`
const english = (words: readonly string[]) => new RegExp(`\\b${oneOf(words)}\\b`, 'i')
/** Matches any ending, since Bengali adds endings to the word. */
const bengali = (words: readonly string[]) => new RegExp(`(?<!\\p{L}|\\p{M})${oneOf(words)}`, 'u')

describe.each(terms)('$en, $bn', ({ notEn = [], notBn = [], except = [] }) => {
  it('is used consistently in English', () => {
    const messages = catalogEntriesOf('en.po').filter(({ source }) => !except.includes(source))
    const other = english(notEn)
    const others = messages.filter(({ translation }) => other.test(said(translation)))
    expect(others.map(({ translation }) => translation)).toEqual([])
  })

  it('is used consistently in Bengali', () => {
    const messages = catalogEntriesOf('bn.po').filter(({ source }) => !except.includes(source))
    const other = bengali(notBn)
    const others = messages.filter(({ translation }) => other.test(translation))
    expect(others.map(({ translation }) => translation)).toEqual([])
  })

  it('has no outdated exceptions', () => {
    const sources = catalogEntriesOf('en.po').map(({ source }) => source)
    expect(except.filter((source) => !sources.includes(source))).toEqual([])
  })
})

/** Words with more than one meaning, alone on a label. */
const ambiguous =
  /^(account|active|all|available|back|big|break|change|channel|claim|clear|draws?|even|from|high|home|hot|join|keep|light|low|main|max|new|none|odd|off|on|open|order|play|recent|report|reset|set|settled|share|since|small|stake|straight|submit|time|to|used|void|win|won)$/i

it('ambiguous words and numbers have a comment for translators', () => {
  const unclear = catalogEntriesOf('en.po').filter(
    ({ source, comments }) =>
      comments.length === 0 && (ambiguous.test(source) || /\{\d+\}/.test(source)),
  )
  expect(unclear.map(({ source }) => source)).toEqual([])
})

it('a Bengali sentence ends with a dari', () => {
  const wrong = catalogEntriesOf('bn.po').filter(
    ({ source, translation }) =>
      translation.endsWith('.') || (source.endsWith('.') && !translation.endsWith('।')),
  )
  expect(wrong).toEqual([])
})

it.each(['bn.po', 'en.po'])('each status of promotions has a different name in %s', (file) => {
  const states = ['On now', 'Ready to claim', 'Pending', 'In progress', 'Claimed', 'Ended']
  const names = catalogEntriesOf(file)
    .filter(({ source }) => states.includes(source))
    .map(({ translation }) => translation)
  expect(new Set(names).size).toBe(states.length)
})
