import { beforeEach, expect, it, vi } from 'vitest'
import { keyval } from './keyval.ts'

beforeEach(() => void vi.useFakeTimers())

it('waits once for a database that never answers, then keeps values in memory', async () => {
  const open = vi.fn<() => object>(() => ({}))
  vi.stubGlobal('indexedDB', { open })
  const store = keyval<number>('silent')
  const written = store.set('a', 1)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await written).toBe(false)
  expect(await store.get('a')).toBe(1)
  expect(await store.get('b')).toBeUndefined()
  expect(await store.entries()).toEqual([['a', 1]])
  expect(open).toHaveBeenCalledOnce()
})

it('keeps values in memory without a database', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const store = keyval<number>('absent')
  expect(await store.set('a', 1)).toBe(false)
  expect(await store.get('a')).toBe(1)
  await store.delete('a')
  expect(await store.get('a')).toBeUndefined()
})
