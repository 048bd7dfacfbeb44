import { afterEach, expect, it, vi } from 'vitest'
import { showBadge } from './badge.ts'

const phone = () => {
  const setAppBadge = vi.fn<(count?: number) => Promise<void>>(async () => undefined)
  const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined)
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  return { setAppBadge, clearAppBadge }
}

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
})

it('sets the count on the app icon, and clears it at zero', async () => {
  const { setAppBadge, clearAppBadge } = phone()
  await showBadge(3)
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3)
  await showBadge(0)
  expect(clearAppBadge).toHaveBeenCalledOnce()
})

it('does nothing when badges are missing or forbidden', async () => {
  await expect(showBadge(3)).resolves.toBeUndefined()
  const { setAppBadge } = phone()
  setAppBadge.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await expect(showBadge(3)).resolves.toBeUndefined()
})
