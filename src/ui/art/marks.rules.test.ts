import { expect, it } from 'vitest'
import { vendorLookOf, looksOf, vendorMarkOf, marks, vendorMonogramOf } from './marks.rules.ts'

it('has at least eight marks, each with a different shape', () => {
  expect(marks.length).toBeGreaterThanOrEqual(8)
  expect(new Set(marks.map(({ edge }) => edge)).size).toBe(marks.length)
})

it('gives unknown providers a mark out of all', () => {
  const codes = Array.from({ length: 99 }, (_, at) => `PROVIDER${at}`)
  expect(new Set(codes.map((code) => vendorMarkOf(vendorLookOf(code))))).toEqual(new Set(marks))
})

const listOf = (...codes: string[]) => ({ vendors: codes.map((code) => ({ code })) })

it('changes the later of two equal looks', () => {
  const twin = Array.from({ length: 9999 }, (_, at) => `V${at}`).find(
    (code) => JSON.stringify(vendorLookOf(code)) === JSON.stringify(vendorLookOf('PADMA')),
  )
  const looks = looksOf([listOf('PADMA', twin!)])
  expect(looks.get('PADMA')).toEqual(vendorLookOf('PADMA'))
  expect(looks.get(twin!)?.shape).not.toBe(vendorLookOf('PADMA').shape)
  expect(looks.get(twin!)?.palette).not.toBe(vendorLookOf('PADMA').palette)
})

it('gives a hundred providers of a list different looks, and neighbours a different mark and colour', () => {
  const codes = Array.from({ length: 100 }, (_, at) => `PROVIDER${at}`)
  const looks = [...looksOf([listOf(...codes)]).values()]
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(100)
  looks.slice(1).forEach(({ shape, palette }, at) => {
    expect(shape).not.toBe(looks[at]?.shape)
    expect(palette).not.toBe(looks[at]?.palette)
  })
})

it.each([
  ['Padma Play', 'PP'],
  ['Ektara', 'EK'],
  ['TCG_SEA', 'TS'],
  ['মেলা লটারি', 'মল'],
  ['', ''],
])('%j is recognised by %j', (name, letters) => expect(vendorMonogramOf(name)).toBe(letters))
