import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { locales } from '#i18n/languages.ts'
import { catalogEntriesOf } from './messages.ts'

const folder = join(import.meta.dirname, '../../src/i18n/glossaries')

/** `not`: words that this language’s messages never use. */
const Terms = v.pipe(
  v.array(
    v.strictObject({
      en: v.pipe(v.string(), v.nonEmpty()),
      term: v.pipe(v.string(), v.nonEmpty()),
      why: v.pipe(v.string(), v.nonEmpty()),
      not: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
    }),
  ),
  v.minLength(60),
)

/** The words alone, not as a part of others. */
const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu')

it('each language besides Bengali and English has a glossary', () => {
  const { BN: _bengali, EN: _english, ...others } = locales
  const files = Object.values(others).map((locale) => `${locale}.json`)
  expect(globSync('*.json', { cwd: folder }).toSorted()).toEqual(files.toSorted())
})

describe.each(globSync('*.json', { cwd: folder }))('%s', (file) => {
  const terms = v.parse(Terms, JSON.parse(readFileSync(join(folder, file), 'utf8')))

  it('is followed by every message', () => {
    const never = terms.flatMap(({ not }) => not)
    const said = catalogEntriesOf(`${basename(file, '.json')}.po`).map(
      ({ translation }) => translation,
    )
    const wrong = never.length > 0 ? said.filter((text) => anyOf(never).test(text)) : []
    expect(wrong).toEqual([])
  })
})
