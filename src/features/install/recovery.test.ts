import { beforeEach, expect, it, vi } from 'vitest'
import { recoverLostChunks } from './recovery.ts'

const lose = (chunk: string) => {
  const payload = new TypeError(`Failed to fetch dynamically imported module: /assets/${chunk}`)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

it('a part that does not load is logged once, with its route and nothing secret', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  history.replaceState(null, '', '/m/help?token=secret')
  recoverLostChunks()
  lose('help-1.js')
  lose('help-1.js')
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.join(' ')).toMatch(/\/m\/help: .*help-1\.js$/)
  expect(warn.mock.calls[0]?.join(' ')).not.toContain('secret')
  lose('notice-1.js')
  expect(warn).toHaveBeenCalledTimes(2)
})
