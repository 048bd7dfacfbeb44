import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { FailureReport } from '#api/site/failures.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { Failure } from '#net/failure.ts'
import { store } from '#net/query/queryClient.ts'
import { noteLost } from '#net/reports/lostPart.ts'
import { arrive, leave } from '#testing/visit.tsx'
import { lostPartsAtom } from '#net/reports/lostPart.ts'
import { reportFailuresIntent } from './failures.ts'

function lostPart(error: Error) {
  noteLost(error)
  return error
}

const worker = vi.hoisted((): { tell: (fault: object) => void } => ({ tell: () => undefined }))
vi.mock('#device/worker/worker.link.ts', async (original) => ({
  ...(await original<object>()),
  onWorkerFault: (then: (fault: object) => void) => {
    worker.tell = then
  },
}))

const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true }))

/** The tests share one page, because its listeners stay until it is left. */
beforeAll(() => {
  arrive()
  store.set(lostPartsAtom, [lostPart(new TypeError('before anything is reported'))])
  store.set(reportFailuresIntent, () => '/m/home')
})
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  phoneStorage.write('fieldData', null)
})
afterAll(() => {
  leave()
})

const tell = (type: string, part: object = {}) =>
  dispatchEvent(Object.assign(new Event(type), part))

function hide() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  tell('visibilitychange')
}

const reported = () =>
  fetched.mock.calls.flatMap(
    ([, init]) =>
      v.parse(FailureReport, JSON.parse(typeof init?.body === 'string' ? init.body : '')).failures,
  )

it('reports errors, rejections, missing files and policy violations when the page is hidden', () => {
  tell('error', { error: new TypeError('No player 01712345678') })
  tell('unhandledrejection', { reason: 'gone' })
  const origin = location.origin
  const part = lostPart(new TypeError(`Failed to fetch: ${origin}/assets/Sheet-1a2b.js`))
  tell('error', { error: part })
  tell('unhandledrejection', { reason: part })
  store.set(lostPartsAtom, [part])
  tell('error', { error: part })
  tell('securitypolicyviolation', {
    documentURI: `${origin}/m/home`,
    effectiveDirective: 'connect-src',
    blockedURI: 'https://evil.example/steal?token=secret',
    sourceFile: '',
    disposition: 'enforce',
  })
  expect(reported()).toEqual([])
  hide()
  expect(reported()).toMatchObject([
    { kind: 'chunk', message: 'TypeError: A part did not load: before anything is reported' },
    { kind: 'error', route: '/m/home', message: 'TypeError: No player …', count: 1 },
    { kind: 'rejection', message: 'gone' },
    { kind: 'chunk', frames: ['/assets/Sheet-1a2b.js'] },
    { kind: 'policy', message: 'connect-src blocks https://evil.example/…' },
  ])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' })
})

it('does not report refusals of the platform, which the screen shows', () => {
  tell('unhandledrejection', { reason: new Failure('offline') })
  hide()
  expect(reported()).toEqual([])
})

it('keeps failures while offline, and does not report a missing file alone', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  tell('error', { error: new Error('kept') })
  tell('error', { error: lostPart(new Error('offline')) })
  hide()
  expect(reported()).toEqual([])
  network.mockReturnValue(true)
  tell('online')
  expect(reported().map(({ message }) => message)).toEqual(['Error: kept'])
})

it('sends nothing when the player has opted out', () => {
  phoneStorage.write('fieldData', 'off')
  tell('error', { error: new Error('private') })
  hide()
  expect(reported()).toEqual([])
})

it('reports once a release why the worker is not installed, but not a lost connection', () => {
  const fault = { why: 'changed', file: `${location.origin}/assets/app-1a2b3c4.js` }
  for (const next of [fault, fault, { why: 'offline', file: '' }]) worker.tell(next)
  hide()
  expect(reported()).toEqual([
    expect.objectContaining({
      kind: 'error',
      message: expect.stringMatching(/^The worker was not installed: changed /),
      frames: ['/assets/app-1a2b3c4.js'],
      count: 1,
    }),
  ])
})
