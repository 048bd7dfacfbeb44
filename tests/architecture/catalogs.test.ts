import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales as table } from '#i18n/languages.ts'
import { translationProblems } from '#build/text/translations.rules.ts'
import { catalogEntriesOf, locales } from './messages.ts'

const complete = ['bn.po', 'en.po']

it('there is a catalog for each language of the table', () => {
  const files = Object.values(table).map((locale) => `${locale}.po`)
  expect(readdirSync(locales).toSorted()).toEqual(files.toSorted())
})

it.each(complete)('%s has every message', (file) => {
  const silent = catalogEntriesOf(file).filter(({ translation }) => translation === '')
  expect(silent.map(({ source }) => source)).toEqual([])
})

describe.each(readdirSync(locales))('%s', (file) => {
  it('keeps the placeholders of every message, and has the plural forms of its language', () => {
    expect(translationProblems(basename(file, '.po'), catalogEntriesOf(file))).toEqual([])
  })

  it('has no unused messages', () => {
    expect(readFileSync(join(locales, file), 'utf8')).not.toContain('#~')
  })
})
