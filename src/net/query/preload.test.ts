import { atom } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '#net/failure.ts'
import { preload } from './preload.ts'
import { store } from './queryClient.ts'

beforeEach(() => vi.useFakeTimers())

const pending = { value: undefined, failure: undefined }

it.each([
  ['has its value', { ...pending, value: 'news' }, 0],
  ['has failed', { ...pending, failure: new Failure('busy') }, 0],
  ['has no answer yet', pending, 250],
])('whether a screen waits for a read that %s: %#', async (_, now, milliseconds) => {
  const isShown = vi.fn<() => void>()
  void preload(atom(now)).then(isShown)
  await vi.advanceTimersByTimeAsync(Math.max(0, milliseconds - 1))
  expect(isShown).toHaveBeenCalledTimes(milliseconds ? 0 : 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown).toHaveBeenCalledOnce()
})

it('a screen waits no longer than until the answer', async () => {
  const read = atom<{ value: string | undefined; failure: undefined }>(pending)
  const isShown = vi.fn<() => void>()
  void preload(read).then(isShown)
  store.set(read, { ...pending, value: 'news' })
  await vi.advanceTimersByTimeAsync(0)
  expect(isShown).toHaveBeenCalledOnce()
})
