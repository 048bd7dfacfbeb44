import { expect, it } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { contract } from './contract.ts'
import { keptPaths } from './kept.ts'

const endpoints: readonly AnyEndpoint[] = Object.values(contract)
const kept = endpoints.filter((endpoint) => endpoint.kept)

it('lists the paths that the endpoints say are kept', () => {
  expect([...keptPaths].toSorted()).toEqual(kept.map(({ path }) => path).toSorted())
})

it('keeps reads only, and only what is the same for everyone', () => {
  for (const { method, session } of kept) expect([method, session]).toEqual(['GET', 'none'])
})

it('shares no kept path with a call that belongs to one player', () => {
  const personal = endpoints.filter(({ session }) => session !== 'none').map(({ path }) => path)
  expect(personal.filter((path) => keptPaths.includes(path))).toEqual([])
})
