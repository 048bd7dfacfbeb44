import { expect, it } from 'vitest'
import { resourceLink } from './messages.rules.ts'

const origin = 'https://mela.example'
const link = (url: string, type: 'TELEGRAM' | 'AFFILIATELINK' = 'TELEGRAM') =>
  resourceLink([{ type: 'TELEGRAM', url }], type, ['mela.example'], origin)

it.each([
  ['https://t.me/mela', 'https://t.me/mela', 'ask'],
  [' https://t.me/mela ', 'https://t.me/mela', 'ask'],
  ['tg://resolve?domain=mela', 'tg://resolve?domain=mela', 'open'],
  ['https://mela.example/m/service', '/m/service', 'own'],
  ['/m/service', '/m/service', 'own'],
])('%s leads to %s: %s', (url, href, kind) => {
  const passage = link(url)
  expect(passage?.kind).toBe(kind)
  expect(passage?.href).toBe(href)
})

it.each(['', 'javascript:alert(1)', 'http://t.me/mela', '//t.me/mela', 'data:text/html,x'])(
  '%j is no link',
  (url) => expect(link(url)).toBeNull(),
)

it('has no messaging app when the site has none', () =>
  expect(link('https://t.me/mela', 'AFFILIATELINK')).toBeNull())
