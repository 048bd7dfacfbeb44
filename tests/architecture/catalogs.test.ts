import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales as table } from '#i18n/languages.ts'
import { type Entry, entriesOf, locales } from './messages.ts'

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(String)
const slotsOf = (text: string) => found(text, /\{\w+(?=[,}])|<\/?\d+\/?>/g)

/** A language with a single plural form may omit placeholders that only select the form. */
function keepsSlots({ source, translation }: Entry) {
  const [asked, given] = [slotsOf(source), slotsOf(translation)]
  const choosers = found(source, /\{\w+(?=, plural)/g)
  const needed = asked.filter((slot) => !choosers.includes(slot))
  return needed.every((slot) => given.includes(slot)) && given.every((slot) => asked.includes(slot))
}

/** A plural has the forms of the language and no others; `=0` may stand beside them. */
function hasForms(locale: string, { translation }: Entry) {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const given = new Set(found(translation, /(?<=[\s,}])(?:zero|one|two|few|many|other)(?=\s*\{)/g))
  return given.size === 0 || (given.size === forms.length && forms.every((form) => given.has(form)))
}

const complete = ['bn.po', 'en.po']

it('there is one for each language of the table', () => {
  const files = Object.values(table).map((locale) => `${locale}.po`)
  expect(readdirSync(locales).toSorted()).toEqual(files.toSorted())
})

it.each(complete)('%s says every message', (file) => {
  const silent = entriesOf(file).filter(({ translation }) => translation === '')
  expect(silent.map(({ source }) => source)).toEqual([])
})

describe.each(readdirSync(locales))('%s', (file) => {
  const said = entriesOf(file).filter(({ translation }) => translation !== '')

  it('keeps the placeholders of every message', () => {
    expect(said.filter((entry) => !keepsSlots(entry))).toEqual([])
  })

  it('has the plural forms of its language', () => {
    expect(said.filter((entry) => !hasForms(basename(file, '.po'), entry))).toEqual([])
  })

  it('has no words left from what was deleted', () => {
    expect(readFileSync(join(locales, file), 'utf8')).not.toContain('#~')
  })
})
