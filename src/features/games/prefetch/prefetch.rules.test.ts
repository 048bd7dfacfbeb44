import { expect, it } from 'vitest'
import { addressesToPrefetch } from './prefetch.rules.ts'

const vendor = (code: string) => ({ code, name: code, logo: null, gameCount: 9 })
const catalogue = [
  { category: 'RNG', classes: [], vendors: [vendor('PADMA')] },
  { category: 'TG', classes: [], vendors: [vendor('PADMA')] },
  { category: 'ESPORTS', classes: [], vendors: [vendor('TF'), vendor('IA')] },
  { category: 'LOTT', classes: [], vendors: [vendor('DOEL')] },
] as const

const asked = addressesToPrefetch(catalogue, 'mela', 'EN').map((address) => {
  const [path, search] = address.split('?')
  const query = new URLSearchParams(search)
  return [path, query.get('gameType'), query.get('vassalage'), query.get('pageSize')].join(' ')
})

it('begins with the hot games', () => expect(asked[0]).toMatch(/^\/lgw\/game\/hot/))

it('asks for the lobby of every category, and for the rows of home', () => {
  expect(asked).toContain('/lgw/game/list RNG  15')
  expect(asked).toContain('/lgw/game/list RNG  30')
  expect(asked).toContain('/lgw/game/list TG  15')
  expect(asked).not.toContain('/lgw/game/list TG  30')
})

it('asks for e-sports vendor by vendor, as the lobby does', () => {
  expect(asked).toContain('/lgw/game/list SPORTS TF 15')
  expect(asked).toContain('/lgw/game/list SPORTS IA 30')
})

it('asks for no lottery, which is shown as vendors', () => {
  expect(asked.filter((address) => address.includes('LOTT'))).toEqual([])
})
