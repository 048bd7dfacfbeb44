import { expect, it } from 'vitest'
import { untilAborted } from './deadline.ts'

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
