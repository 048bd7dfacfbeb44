import { expect, it } from 'vitest'
import { lobbyAddresses } from './keep.rules.ts'

it('asks for the first page of each category under the addresses of lobby and home', () => {
  const addresses = lobbyAddresses(['RNG', 'LIVE'], { merchantCode: 'mela', language: 'EN' })
  const asked = addresses.map((address) => {
    const query = new URLSearchParams(address.split('?')[1])
    return [query.get('gameType'), query.get('pageNo'), query.get('pageSize')]
  })
  expect(asked).toEqual([
    ['RNG', '1', '15'],
    ['LIVE', '1', '15'],
    ['RNG', '1', '30'],
    ['LIVE', '1', '30'],
  ])
})
