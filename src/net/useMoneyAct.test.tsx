import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Failure } from './failure.ts'
import { useMoneyAct } from './useMoneyAct.ts'

type Order = { readonly id: string }
const order = { id: 'D1' }
const send = vi.fn<(key: string) => Promise<Order>>()
const find = vi.fn<(key: string) => Promise<Order | null>>()
const onDone = vi.fn<(result: Order, isHere: boolean) => void>()

afterEach(() => {
  send.mockReset()
  find.mockReset()
  onDone.mockReset()
})

/** A form that keeps its key, perhaps from before a reload. */
const filled = (kept: string | null = null) =>
  renderHook(() => {
    const [sentKey, keep] = useState(kept)
    return { sentKey, ...useMoneyAct({ sentKey, keep, send, find, onDone }) }
  })

const lost = () => Promise.reject(new Failure('timeout'))
const keys = () => send.mock.calls.map(([key]) => key)

describe('an act that moves money', () => {
  it('is done once, however often the button is pressed', async () => {
    send.mockResolvedValue(order)
    const { result } = filled()
    act(() => {
      result.current.run()
      result.current.run()
    })
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(send).toHaveBeenCalledOnce()
    expect(result.current.sentKey).toBeNull()
  })

  it('whose answer is lost is looked for, and not sent again', async () => {
    send.mockImplementation(lost)
    find.mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(send).toHaveBeenCalledOnce()
    expect(result.current.state).toBe('idle')
  })

  it('that never arrived can be sent again by the player, as the same act', async () => {
    send.mockImplementationOnce(lost).mockResolvedValue(order)
    find.mockResolvedValue(null)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('absent'))
    expect(send).toHaveBeenCalledOnce()
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(new Set(keys()).size).toBe(1)
  })

  it('is another act once the form was edited', async () => {
    send.mockImplementationOnce(lost).mockResolvedValue(order)
    find.mockResolvedValue(null)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('absent'))
    act(() => result.current.renew())
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(new Set(keys()).size).toBe(2)
  })

  it('of which nobody knows stays the same act, whatever is typed, and can be looked for again', async () => {
    send.mockImplementation(lost)
    find.mockRejectedValueOnce(new Failure('offline')).mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('unknown'))
    act(() => result.current.renew())
    expect(result.current.sentKey).not.toBeNull()
    act(() => result.current.check())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(send).toHaveBeenCalledOnce()
  })

  it('from before a reload is looked for at once, and not sent', async () => {
    find.mockResolvedValue(order)
    filled('kept')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(find).toHaveBeenCalledWith('kept')
    expect(send).not.toHaveBeenCalled()
  })

  it('that is refused says why, and the next try has a key of its own', async () => {
    send
      .mockRejectedValueOnce(new Failure('refused', 'method_closed'))
      .mockRejectedValueOnce(new Failure('refused', 'orders_open'))
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.failure?.code).toBe('method_closed'))
    act(() => result.current.run())
    await waitFor(() => expect(result.current.failure?.code).toBe('orders_open'))
    expect(new Set(keys()).size).toBe(2)
    expect(find).not.toHaveBeenCalled()
  })

  it('that was sent before with other details is looked for', async () => {
    send.mockRejectedValue(new Failure('refused', 'idempotency_mismatch'))
    find.mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
  })

  it('that ends after the player has gone fetches nobody back', async () => {
    const settled = Promise.withResolvers<Order>()
    send.mockReturnValue(settled.promise)
    const { result, unmount } = filled()
    act(() => result.current.run())
    unmount()
    settled.resolve(order)
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, false))
  })
})
