import { expect, it, vi } from 'vitest'
import { isThere } from './early.ts'

it.each([
  ['answers', async () => new Response(), true],
  ['is broken', async () => new Response(null, { status: 503 }), true],
  ['cannot be reached', () => Promise.reject(new TypeError('no network')), false],
])('whether a site that %s was preloaded', async (_, respond, there) => {
  vi.stubGlobal('fetch', respond)
  expect(await isThere('https://mela.example/m/home')).toBe(there)
})
