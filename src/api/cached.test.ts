import { expect, it } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { contract } from './contract.ts'
import { cachedPaths, isCachedPath } from './cached.ts'

const endpoints: readonly AnyEndpoint[] = Object.values(contract)

it('lists only reads whose answers are the same for everyone', () => {
  const cached = endpoints.filter(({ path }) => isCachedPath(path))
  expect(cached.map(({ path }) => path).toSorted()).toEqual(cachedPaths.toSorted())
  for (const { method, session } of cached) expect([method, session]).toEqual(['GET', 'none'])
})
