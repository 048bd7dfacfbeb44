import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useMoneyAct } from './useMoneyAct.ts'

type Order = { readonly id: string }
const order = { id: 'D1' }
const send = vi.fn<(key: string) => Promise<Order>>()
const find = vi.fn<(key: string) => Promise<Order | null>>()
const onDone = vi.fn<(result: Order, isHere: boolean) => void>()

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

const filled = () =>
  renderHook(() => {
    const [sentKey, keep] = useState<string | null>(null)
    const drop = () => keep(null)
    return { sentKey, ...useMoneyAct({ sentKey, keep, drop, send, find, onDone }) }
  })

describe('an act that moves money', () => {
  it('that is not answered for ten seconds is called slow, and done once it is', async () => {
    const settled = Promise.withResolvers<Order>()
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

  it('that arrived, but is not answered, is found after ten seconds, and done once', async () => {
    const settled = Promise.withResolvers<Order>()
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
