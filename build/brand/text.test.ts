import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'
import { operatorOf } from '#production/release/metadata.ts'
import { brandOf } from './brand.ts'
import { readParsed } from './input.ts'
import { problemsOf } from './problems.ts'
import { PartOfMerchant } from './schema.ts'

const name = { brand: { BN: 'তারা', EN: 'Café' } }
const json = JSON.stringify(name, null, 2)
const utf16 = Buffer.from(json, 'utf16le')
const big = Buffer.from(utf16).swap16()
const utf32 = Buffer.from(Uint32Array.from(json, (letter) => letter.codePointAt(0) ?? 0).buffer)
const mark = Buffer.from('\uFEFF')

function read(bytes: Uint8Array | string) {
  const file = join(folderWith(), 'own.json')
  writeFileSync(file, bytes)
  return readParsed(PartOfMerchant, file)
}

it.each([
  ['without a mark', Buffer.from(json)],
  ['with a byte order mark', Buffer.concat([mark, Buffer.from(json)])],
])('UTF-8 is read %s', (_, bytes) => {
  expect(read(bytes)).toEqual({ output: name })
})

it.each([
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
  ['UTF-16', utf16],
  ['UTF-16', big],
  ['UTF-32', Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), utf32])],
  ['UTF-32', utf32],
])('%s is named as such: %#', (encoding, bytes) => {
  const sentence = `own.json is encoded as ${encoding}: save it as UTF-8.`
  expect(read(bytes)).toEqual({ problems: [sentence] })
})

it.each([
  ['Latin-1', Buffer.from('{\n  "brand": { "EN": "Café" } }', 'latin1')],
  ['Windows-1252, in which quotes are curly', Buffer.from('{\n"a\x93": 1 }', 'latin1')],
  ['an incomplete UTF-8 sequence', Buffer.from('{\n"a\xe0\xa6": 1 }', 'latin1')],
])('%s is reported with its line', (_, bytes) => {
  const sentence =
    'own.json is not encoded as UTF-8 but as Latin-1 or the like (line 2): save it as UTF-8.'
  expect(read(bytes)).toEqual({ problems: [sentence] })
})

it.each([
  ['{ "minAge": 18, "minAge": 21 }', ['minAge']],
  ['{ "minAge": 18, "minAge": 18 }', ['minAge']],
  [String.raw`{ "minAge": 18, "min\u0041ge": 18 }`, ['minAge']],
  ['{ "brand": { "BN": "a", "EN": "b", "BN": "c" } }', ['brand.BN']],
  ['{ "hosts": { "games": [] }, "minAge": 18, "hosts": {} }', ['hosts']],
  [
    '{ "legal": [{ "text": {}, "url": "https://a.example" }, { "text": { "BN": "a", "BN": "b" }, "url": "https://b.example" }] }',
    ['legal.1.text.BN'],
  ],
  ['{ "currencySymbol": "a\\": {\\"a", "brand": { "EN": "brand" } }', []],
])('a repeated key is an error: %s', (text, keys) => {
  const problems = keys.map((key) => `own.json: ${key} is given more than once.`)
  expect(read(text)).toEqual(
    keys.length > 0 ? { problems } : { output: v.parse(PartOfMerchant, JSON.parse(text)) },
  )
})

it('the same applies to operator.json', () => {
  const file = join(folderWith(), 'operator.json')
  writeFileSync(file, '{ "origin": "https://a.example", "origin": "https://b.example" }')
  expect(() => operatorOf(file)).toThrow('operator.json: origin is given more than once.')
})

it('the same applies to both files of a brand', () => {
  const root = join(import.meta.dirname, '../..')
  const folder = join(folderWith(), 'jonaki')
  cpSync(join(root, 'brands/jonaki'), folder, { recursive: true })
  for (const file of ['logo.svg', 'brand.json']) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, `\uFEFF${text}`)
    expect(problemsOf(root, folder)).toEqual([])
    writeFileSync(path, `\uFEFF${text}`, 'utf16le')
    expect(problemsOf(root, folder)).toEqual([`${file} is encoded as UTF-16: save it as UTF-8.`])
    expect(() => brandOf(folder)).toThrow(`${file} is encoded as UTF-16`)
    writeFileSync(path, text)
  }
})
