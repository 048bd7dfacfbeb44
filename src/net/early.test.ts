import { expect, it, vi } from 'vitest'
import { isSiteReachable } from './early.ts'

it.each([
  ['answers', async () => new Response(), true],
  ['is broken', async () => new Response(null, { status: 503 }), true],
  ['cannot be reached', () => Promise.reject(new TypeError('no network')), false],
])('whether a site that %s was preloaded', async (_, respond, there) => {
  vi.stubGlobal('fetch', respond)
  expect(await isSiteReachable('https://mela.example/m/home')).toBe(there)
})
