import { expect, it } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { contract } from './contract.ts'
import { cachedPaths } from './cached.ts'

const endpoints: readonly AnyEndpoint[] = Object.values(contract)
const cached = endpoints.filter((endpoint) => endpoint.cached)

it('lists the paths that the endpoints say are cached', () => {
  expect([...cachedPaths].toSorted()).toEqual(cached.map(({ path }) => path).toSorted())
})

it('caches reads only, and only what is the same for everyone', () => {
  for (const { method, session } of cached) expect([method, session]).toEqual(['GET', 'none'])
})

it('shares no cached path with a call that belongs to one player', () => {
  const personal = endpoints.filter(({ session }) => session !== 'none').map(({ path }) => path)
  expect(personal.filter((path) => cachedPaths.includes(path))).toEqual([])
})
