import { expect, it, vi } from 'vitest'
import { retryAfter } from './response.ts'

const date = 'Fri, 27 Nov 2026 10:00:00 GMT'

it.each([
  ['seconds', { 'Retry-After': '120' }, 120_000],
  ['fewer seconds than the minimum', { 'Retry-After': '1' }, 10_000],
  ['a time', { 'Retry-After': 'Fri, 27 Nov 2026 10:01:00 GMT', Date: date }, 60_000],
  ['a time in the past', { 'Retry-After': 'Fri, 27 Nov 2026 09:00:00 GMT', Date: date }, 10_000],
  ['a time by the phone’s clock', { 'Retry-After': 'Fri, 27 Nov 2026 12:00:20 GMT' }, 20_000],
  ['nothing', {}, Infinity],
  ['no time', { 'Retry-After': 'soon' }, Infinity],
  ['an empty text', { 'Retry-After': '' }, Infinity],
])('an answer with %s', (_, headers, pause) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') })
  expect(retryAfter(new Response(null, { status: 429, headers }))).toBe(pause)
})
