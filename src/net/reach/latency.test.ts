import { beforeEach, expect, it, vi } from 'vitest'
import { latencyOf } from './latency.ts'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let now = 0
const after =
  (ms: number, answer = () => new Response()) =>
  async () => {
    now += ms
    return answer()
  }

beforeEach(() => {
  now = 0
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

it('is the best of three, as the first opens the connection', async () => {
  fetched
    .mockImplementationOnce(after(300))
    .mockImplementationOnce(after(90))
    .mockImplementationOnce(after(120))
  expect(await latencyOf('https://m2.mela.example/speed')).toBe(90)
})

it('sends neither cookies nor the page’s address, and reads no cache', async () => {
  fetched.mockImplementation(after(10))
  await latencyOf('https://m2.mela.example/speed')
  expect(fetched.mock.lastCall?.[1]).toMatchObject({
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
})

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('failed'))],
  ['it takes too long', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['our own host has a fault', after(10, () => new Response(null, { status: 500 }))],
  ['our own host is broken', after(10, () => new Response(null, { status: 502 }))],
])('is unknown when %s', async (_, answer) => {
  fetched.mockImplementation(answer)
  expect(await latencyOf('/speed')).toBeNull()
})
