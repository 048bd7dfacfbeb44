import { expect, it } from 'vitest'
import { formats } from '#i18n/languages.ts'
import { filesOf } from './files.ts'

const first = new Set(['hi'])
const texts = { hi: ['Hello'], no: ['No'], yes: ['Yes'] }

it('writes one file for home and the lists, and one for everything else', () => {
  const { name, all } = filesOf('en', texts, first, formats.EN)
  expect(name).toMatch(/^en-[0-9a-f]{7}$/)
  const files = Object.fromEntries(all)
  expect(Object.keys(files)).toEqual([`text-${name}.js`, `text-${name}-later.js`])
  expect(files[`text-${name}.js`]).toContain(`messages={"hi":["Hello"]}`)
  expect(files[`text-${name}-later.js`]).toBe('export const messages={"no":["No"],"yes":["Yes"]}')
})

it('marks what has changed, in a word or in a format', () => {
  const { name } = filesOf('en', texts, first, formats.EN)
  expect(filesOf('en', texts, first, formats.EN).name).toBe(name)
  expect(filesOf('en', { ...texts, yes: ['Yes!'] }, first, formats.EN).name).not.toBe(name)
  expect(filesOf('en', texts, first, formats.BN).name).not.toBe(name)
})
