import { expect, it, vi } from 'vitest'
import { untilAborted, withDeadline } from './deadline.ts'

it('aborts with the caller’s signal, or by itself', async () => {
  const asker = new AbortController()
  const [asked, alone] = [withDeadline(60_000, asker.signal), withDeadline(5)]
  expect(asked.aborted).toBe(false)
  asker.abort()
  expect(asked.aborted).toBe(true)
  await vi.waitFor(() => expect(alone.aborted).toBe(true))
})

it('aborts by itself in a browser without AbortSignal.any', async () => {
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) })
  const signal = withDeadline(5, new AbortController().signal)
  await vi.waitFor(() => expect(signal.aborted).toBe(true))
})

const never = new Promise<string>(() => undefined)

it('waits for the result or the error', async () => {
  const { signal } = new AbortController()
  expect(await untilAborted(Promise.resolve('here'), signal)).toBe('here')
  await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
})

it('rejects as soon as the signal aborts', async () => {
  const patience = new AbortController()
  const late = Promise.withResolvers<string>()
  const waited = untilAborted(late.promise, patience.signal)
  patience.abort()
  late.reject(new Error('aborted'))
  expect(await waited).toBeUndefined()
  expect(await untilAborted(never, patience.signal)).toBeUndefined()
})
