import { expect, it } from 'vitest'
import { loadSource } from './source.ts'

it('has the text of a language, and accented text of a pseudo-language', async () => {
  const [english, accented, mirrored] = [
    await loadSource('EN'),
    await loadSource('XA'),
    await loadSource('XB'),
  ]
  const [id] = Object.entries(english.messages).find(([, said]) => String(said) === 'Sign in') ?? []
  expect(accented.messages[id ?? '']).toEqual(['Šííĝñ ííññ'])
  expect(mirrored.messages[id ?? '']).toEqual(['\u202eŠííĝñ ííññ\u202c'])
  expect([accented, mirrored].map(({ locale, formats }) => [locale, formats.dir])).toEqual([
    ['en-XA', undefined],
    ['en-XB', 'rtl'],
  ])
})
