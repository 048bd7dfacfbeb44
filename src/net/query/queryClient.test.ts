import { QueryObserver } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#net/failure.ts'
import { queryClient } from './queryClient.ts'

const ask = vi.fn<() => Promise<string>>()
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let leave: () => void

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  leave()
  queryClient.clear()
})

function read() {
  const observer = new QueryObserver(queryClient, { queryKey: ['balance'], queryFn: ask })
  leave = observer.subscribe(() => undefined)
}

describe('a busy platform', () => {
  it.each([
    { chance: 0, first: 200, second: 400 },
    { chance: 0.5, first: 400, second: 800 },
  ])('is retried twice, after $first and $second ms', async ({ chance, first, second }) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    ask.mockRejectedValue(new Failure('busy'))
    read()
    await later(first - 1)
    expect(ask).toHaveBeenCalledTimes(1)
    await later(1)
    expect(ask).toHaveBeenCalledTimes(2)
    await later(second - 1)
    expect(ask).toHaveBeenCalledTimes(2)
    await later(1)
    expect(ask).toHaveBeenCalledTimes(3)
    await later(60_000)
    expect(ask).toHaveBeenCalledTimes(3)
  })
})

it('a stale answer is not read again only because the page is visible again', async () => {
  ask.mockResolvedValue('500')
  read()
  await later(120_000)
  dispatchEvent(new Event('visibilitychange'))
  await later(0)
  expect(ask).toHaveBeenCalledOnce()
})
