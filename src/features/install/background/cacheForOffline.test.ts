import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isRecord } from '#device/isRecord.ts'
import { setUp } from '#testing/visit.tsx'

const help = '/wps/help/center?device=MOBILE&lang=BN&merchantCode=mela01'
const prefetched = '/lgw/game/hot?page=1'
const postMessage = vi.fn<(message: unknown) => void>()

setUp()
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('caches', undefined)
  const value = { ready: Promise.resolve({ active: { postMessage } }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

const openApp = (isStandalone: boolean) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStandalone && query.includes('standalone'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return import('./cacheForOffline.ts')
}

const addressesTold = () =>
  postMessage.mock.calls.flatMap(([message]) => (isRecord(message) ? message['addresses'] : []))

const prefetch = async () => [prefetched]

it.each([
  ['in a browser', false, [prefetched]],
  ['in an installed app', true, [help, prefetched]],
])('%s the worker is told to cache its content', async (_, isStandalone, addresses) => {
  const { cacheForOfflineIntent } = await openApp(isStandalone)
  await createStore().set(cacheForOfflineIntent, prefetch)
  expect(addressesTold()).toEqual(addresses)
})

it('the help is cached as soon as the browser has installed the app', async () => {
  const { cacheInstalledIntent } = await openApp(false)
  await createStore().set(cacheInstalledIntent, prefetch)
  expect(addressesTold()).toEqual([help, prefetched])
})
