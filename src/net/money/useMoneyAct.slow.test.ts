import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filled, find, onDone, order, send } from './useMoneyAct.testing.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

describe('a money order', () => {
  it('without an answer for ten seconds is slow, and done once it is answered', async () => {
    const settled = Promise.withResolvers<typeof order>()
    send.mockReturnValue(settled.promise)
    find.mockResolvedValue(null)
    const { result } = filled()
    act(() => result.current.run())
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(result.current.state).toBe('sending')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(result.current.state).toBe('slow')
    expect(result.current.isBusy).toBe(true)
    await act(async () => settled.resolve(order))
    expect(onDone.mock.calls).toEqual([[order, true]])
    expect(result.current.state).toBe('idle')
  })

  it('that arrived without an answer is found after ten seconds, and done once', async () => {
    const settled = Promise.withResolvers<typeof order>()
    send.mockReturnValue(settled.promise)
    find.mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.run())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(onDone.mock.calls).toEqual([[order, true]])
    await act(async () => settled.resolve(order))
    expect(onDone).toHaveBeenCalledOnce()
    expect(result.current.sentKey).toBeNull()
  })
})
