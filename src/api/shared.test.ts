import { expect, it } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { cachedPaths } from './cached.ts'
import { contract } from './contract.ts'
import { sharedSeconds } from './shared.ts'

const ofOneVisitor = [
  '/wps/captcha',
  '/wps/registration/username/check',
  '/wps/session/login/freeplay',
  '/wps/session/social',
  '/wps/system/country',
  '/wps/system/status',
  '/wps/verification/slider',
  '/wps/verification/sound',
]

const endpoints: readonly AnyEndpoint[] = Object.values(contract)
const isPublic = ({ method, session }: AnyEndpoint) => method === 'GET' && session === 'none'
const shared = Object.keys(sharedSeconds)

it('shares reads without a session only, and no path of another call', () => {
  const others = endpoints.filter((endpoint) => !isPublic(endpoint)).map(({ path }) => path)
  expect(others.filter((path) => shared.includes(path))).toEqual([])
})

it('shares every public read except those specific to a visitor', () => {
  const paths = endpoints.filter(isPublic).map(({ path }) => path)
  expect([...shared, ...ofOneVisitor].toSorted()).toEqual(paths.toSorted())
  expect(cachedPaths.filter((path) => !shared.includes(path))).toEqual([])
})
