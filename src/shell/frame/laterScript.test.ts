import { afterEach, expect, it, vi } from 'vitest'
import { __vitePreload } from './laterScript.ts'

const told = vi.fn<(event: VitePreloadErrorEvent) => void>()
afterEach(() => removeEventListener('vite:preloadError', told))

it('tells the window which script did not come, and fails', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  addEventListener('vite:preloadError', told)
  await expect(__vitePreload(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(told).toHaveBeenCalledOnce()
  expect(told.mock.calls[0]?.[0].payload).toBe(failure)
})
