import { describe, expect, it } from 'vitest'
import { missingIn, releaseProblem, translationProblems } from './translations.rules.ts'

const plural = '{count, plural, one {# game} other {# games}}'

describe('a translation', () => {
  it.each([
    ['bn', 'Hello {name}', 'হ্যালো {name}'],
    ['th', plural, '{count, plural, other {# เกม}}'],
    ['th', plural, 'เกม'],
    ['en', plural, plural],
    ['ar', 'Read <0>more</0>', '<0>المزيد</0>'],
    ['ar', 'Read <0>more</0>', ''],
    [
      'ar',
      plural,
      '{count, plural, zero {لا لعبة} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
    ],
  ])('in %s of %s is allowed to be %s', (locale, source, translation) => {
    expect(translationProblems(locale, [{ source, translation }])).toEqual([])
  })

  it.each([
    ['bn', 'Hello {name}', 'হ্যালো {nmae}', /^bn\.po: “Hello \{name\}” is .* other placeholders/],
    ['bn', 'Hello {name}', 'হ্যালো', /other placeholders/],
    ['ar', 'Read <0>more</0>', '<0>المزيد<0>', /other placeholders/],
    ['th', plural, plural, /but the plural forms of the language are other\.$/],
    ['ru', plural, plural, /plural forms of the language are one, few, many, other\.$/],
  ])('in %s of %s is not allowed to be %s', (locale, source, translation, sentence) => {
    expect(translationProblems(locale, [{ source, translation }])).toEqual([
      expect.stringMatching(sentence),
    ])
  })
})

const entries = (missing: number) =>
  Array.from({ length: 100 }, (_, at) => ({
    source: `Text ${at}`,
    translation: at < missing ? '' : 'x',
  }))

it('names what a language lacks', () => {
  expect(missingIn(entries(2))).toEqual(['Text 0', 'Text 1'])
})

it('allows a release with two of a hundred messages missing, and no more', () => {
  expect(releaseProblem('th', entries(2))).toEqual([])
  expect(releaseProblem('th', entries(3))).toEqual([
    'th.po lacks 3 of 100 messages:\n  Text 0\n  Text 1\n  Text 2',
  ])
})
