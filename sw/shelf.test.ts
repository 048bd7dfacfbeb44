import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { impatient } from './shelf.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = () => new Promise<never>(() => undefined)

it('waits once for a database that never answers, and then no more', async () => {
  const get = vi.fn<() => Promise<never>>(silent)
  const shelf = impatient({ get, set: silent, delete: silent, entries: silent })
  const first = shelf.get('a')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await first).toBeUndefined()
  expect(await shelf.get('a')).toBeUndefined()
  expect(await shelf.entries()).toEqual([])
  expect(get).toHaveBeenCalledOnce()
})

it('hands on what a healthy one says', async () => {
  const shelf = impatient({
    get: async () => 1,
    set: async () => undefined,
    delete: async () => undefined,
    entries: async (): Promise<[string, number][]> => [['a', 1]],
  })
  expect(await shelf.get('a')).toBe(1)
  expect(await shelf.entries()).toEqual([['a', 1]])
})
