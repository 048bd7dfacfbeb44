import { beforeEach, expect, it, vi } from 'vitest'
import { trustedScript } from './trusted.ts'

beforeEach(() => void vi.stubEnv('DEV', false))

it.each(['/sw.js', '/assets/search.worker-abc.js'])('allows %s', (address) =>
  expect(trustedScript(address)).toBe(address),
)

it.each([
  'https://evil.example/assets/a.js',
  '//evil.example/sw.js',
  '/cdn/1/a.js',
  'data:text/javascript,1',
])('blocks %s', (address) => expect(() => trustedScript(address)).toThrow(TypeError))
