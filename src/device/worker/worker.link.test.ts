import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const register = vi.fn<() => Promise<unknown>>()

vi.mock('workbox-window', () => ({
  Workbox: class {
    readonly register = register
    addEventListener() {
      return undefined
    }
  },
}))

let messages: EventTarget
const browser = {
  addEventListener: (name: string, heard: EventListener) => messages.addEventListener(name, heard),
  controller: null as object | null,
  register,
  getRegistration: vi.fn<() => Promise<unknown>>(),
  ready: new Promise<unknown>(() => undefined),
}

const page = () => import('./worker.link.ts')

beforeEach(() => {
  vi.resetModules()
  messages = new EventTarget()
  vi.useFakeTimers()
  vi.stubEnv('DEV', false)
  register.mockResolvedValue({})
  browser.getRegistration.mockResolvedValue(undefined)
  browser.ready = Promise.resolve({ active: {} })
  browser.controller = null
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: browser })
})
afterEach(() => {
  // Work still waiting for the first use must not outlive its test.
  dispatchEvent(new Event('pointerdown'))
  vi.clearAllTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('a running worker is not started again', async () => {
  browser.getRegistration.mockResolvedValue({ active: {} })
  const { hasWorker } = await page()
  expect(await hasWorker(1000)).toBe(true)
  expect(register).not.toHaveBeenCalled()
})

it('a worker whose start is delayed starts when it is needed, once', async () => {
  const { hasWorker, startWorker } = await page()
  expect(await hasWorker(1000)).toBe(true)
  expect(await startWorker()).toBe(true)
  expect(register).toHaveBeenCalledOnce()
})

it('a worker that failed to start is started by the next attempt', async () => {
  register.mockRejectedValueOnce(new TypeError('no network'))
  const { hasWorker } = await page()
  expect(await hasWorker(1000)).toBe(false)
  expect(await hasWorker(1000)).toBe(true)
})

it('a slow worker is not waited for', async () => {
  browser.ready = new Promise(() => undefined)
  const { hasWorker } = await page()
  const answer = hasWorker(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(false)
})

it('a worker registered in a first visit is checked for new versions from the first interaction on', async () => {
  const { startWorker } = await page()
  await startWorker()
  expect(register).toHaveBeenCalledOnce()
  dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
})

describe('why the worker is not installed', () => {
  const faults = vi.fn<(fault: object) => void>()
  const address = `${location.origin}/sw.js`
  beforeEach(() => void faults.mockReset())

  it.each([
    [new TypeError('404'), { why: 'missing', file: address }],
    [new DOMException('', 'SecurityError'), { why: 'refused', file: '' }],
  ])('is reported for a script that was not registered: %s', async (thrown, fault) => {
    register.mockRejectedValueOnce(thrown)
    const { onWorkerFault, startWorker } = await page()
    onWorkerFault(faults)
    await startWorker()
    expect(faults.mock.calls).toEqual([[fault]])
  })

  it('is reported by the worker, also to later listeners', async () => {
    const { onWorkerFault, startWorker } = await page()
    await startWorker()
    const fault = { why: 'full', file: '' }
    messages.dispatchEvent(new MessageEvent('message', { data: { type: 'failed', ...fault } }))
    messages.dispatchEvent(new MessageEvent('message', { data: { type: 'failed', why: 'bored' } }))
    onWorkerFault(faults)
    expect(faults.mock.calls).toEqual([[fault]])
  })
})
