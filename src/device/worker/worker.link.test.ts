import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const register = vi.fn<() => Promise<unknown>>()

vi.mock('workbox-window', () => ({
  Workbox: class {
    readonly register = register
    addEventListener() {
      return undefined
    }
  },
}))

const browser = {
  controller: null as object | null,
  register,
  getRegistration: vi.fn<() => Promise<unknown>>(),
  ready: new Promise<unknown>(() => undefined),
}

const page = () => import('./worker.link.ts')

beforeEach(() => {
  vi.resetModules()
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

it('a worker at work is not started again', async () => {
  browser.getRegistration.mockResolvedValue({ active: {} })
  const { hasWorker } = await page()
  expect(await hasWorker(1000)).toBe(true)
  expect(register).not.toHaveBeenCalled()
})

it('a worker that has waited for its time is started for whoever needs it, and only once', async () => {
  const { hasWorker, startWorker } = await page()
  expect(await hasWorker(1000)).toBe(true)
  expect(await startWorker()).toBe(true)
  expect(register).toHaveBeenCalledOnce()
})

it('a worker that could not be started is started with the next try', async () => {
  register.mockRejectedValueOnce(new TypeError('no network'))
  const { hasWorker } = await page()
  expect(await hasWorker(1000)).toBe(false)
  expect(await hasWorker(1000)).toBe(true)
})

it('a worker that is long in coming is not waited for', async () => {
  browser.ready = new Promise(() => undefined)
  const { hasWorker } = await page()
  const answer = hasWorker(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(false)
})

it('what a first visit has registered is watched for new versions from the first use on', async () => {
  const { startWorker } = await page()
  await startWorker()
  expect(register).toHaveBeenCalledOnce()
  dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
})
