import { afterEach, expect, it, vi } from 'vitest'
import { phoneStorage } from '#device/storage/storage.ts'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { measureVisitIntent } from './vitals.ts'

const lcp = { id: 'lcp-1', name: 'LCP', value: 1200, rating: 'good' }
const nothing = () => undefined
vi.mock('web-vitals', () => ({
  onLCP: (tell: (measured: typeof lcp) => void) => tell(lcp),
  onCLS: nothing,
  onFCP: nothing,
  onINP: nothing,
  onTTFB: nothing,
}))

setUp()
afterEach(() => phoneStorage.write('fieldData', null))

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  dispatchEvent(new Event('visibilitychange'))
}

it('opting out in another tab applies here from then on', async () => {
  const asked = platform({ '/wps/vitals': () => ({}) })
  await store.set(measureVisitIntent, () => '/m/home')
  phoneStorage.write('fieldData', 'off')
  hide()
  expect(asked).toEqual([])
  phoneStorage.write('fieldData', null)
  hide()
  expect(asked).toEqual(['POST /wps/vitals'])
})
