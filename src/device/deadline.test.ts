import { expect, it, vi } from 'vitest'
import { withDeadline } from './deadline.ts'

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
