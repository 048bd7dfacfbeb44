import { expect, it, vi } from 'vitest'
import { seenKey } from './seen.ts'
import { phoneStorage } from './storage.ts'
import { clearStored, measureStored } from './stored.ts'

const store = { clear: vi.fn<() => Promise<boolean>>(), entries: vi.fn<() => Promise<unknown>>() }
vi.mock('./keyval.ts', () => ({
  keyval: () => ({ clear: () => store.clear(), entries: () => store.entries() }),
}))

const no = () => Promise.reject(new DOMException('no cookies', 'SecurityError'))
const refusing = { delete: no, keys: no, open: no }

it('pictures and lists are cleared', async () => {
  store.clear.mockResolvedValue(true)
  const remove = vi.fn<() => Promise<boolean>>(async () => true)
  vi.stubGlobal('caches', { delete: remove })
  phoneStorage.write(seenKey, '{}')
  expect(await clearStored()).toBe(true)
  expect(remove).toHaveBeenCalledWith('pictures')
  expect(phoneStorage.read(seenKey)).toBeNull()
})

it('lists are cleared also when the browser refuses its cache, which is reported', async () => {
  store.clear.mockResolvedValue(true)
  vi.stubGlobal('caches', refusing)
  phoneStorage.write(seenKey, '{}')
  expect(await clearStored()).toBe(false)
  expect(store.clear).toHaveBeenCalledOnce()
  expect(phoneStorage.read(seenKey)).toBeNull()
})

it('lists that could not be cleared are reported', async () => {
  store.clear.mockResolvedValue(false)
  expect(await clearStored()).toBe(false)
})

it('lists are measured also when the browser refuses its cache', async () => {
  store.entries.mockResolvedValue([['a', 'four']])
  vi.stubGlobal('caches', refusing)
  expect(await measureStored()).toEqual({ pages: 0, pictures: 0, lists: 6 })
})
