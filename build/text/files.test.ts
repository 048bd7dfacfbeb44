import { expect, it } from 'vitest'
import { formatsOf } from '#i18n/formatsOf.ts'
import { filesOf } from './files.ts'

const first = new Set(['hi'])
const texts = { hi: ['Hello'], no: ['No'], yes: ['Yes'] }
const english = { locale: 'en', texts, formats: formatsOf('en'), words: undefined }

it('writes one file for home and the lists, and one for everything else', () => {
  const { name, all } = filesOf(english, first)
  expect(name).toMatch(/^en-[0-9a-f]{7}$/)
  const files = Object.fromEntries(all)
  expect(Object.keys(files)).toEqual([`text-${name}.js`, `text-${name}-later.js`])
  expect(files[`text-${name}.js`]).toContain(`messages={"hi":["Hello"]}`)
  expect(files[`text-${name}-later.js`]).toBe('export const messages={"no":["No"],"yes":["Yes"]}')
})

it('writes the text of the page for other languages into a file, with its positions', () => {
  const { name, all } = filesOf({ ...english, words: 'say(1)' }, first)
  expect(Object.fromEntries(all)[`text-${name}-page.js`]).toBe('say(1)')
  expect(filesOf({ ...english, words: 'say(2)' }, first).name).not.toBe(name)
})

it('changes the hash with any text or format', () => {
  const { name } = filesOf(english, first)
  expect(filesOf(english, first).name).toBe(name)
  expect(filesOf({ ...english, texts: { ...texts, yes: ['Yes!'] } }, first).name).not.toBe(name)
  expect(filesOf({ ...english, formats: formatsOf('bn') }, first).name).not.toBe(name)
})

it('includes a script’s style with the text of that language only', () => {
  const urdu = filesOf({ ...english, locale: 'ur', words: 'say(1)' }, first)
  const [text, later, page] = urdu.all.map(([, source]) => source)
  for (const source of [text, page])
    expect(source).toMatch(
      /@layer tokens\{:root:lang\(ur\)\{--line-display:3\.25rem;.*--font:Nastaliq.*adoptedStyleSheets/,
    )
  for (const source of [later, ...filesOf(english, first).all.map(([, each]) => each)])
    expect(source).not.toContain('Sheet')
})
