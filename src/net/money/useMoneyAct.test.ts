import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#net/failure.ts'
import { filled, find, onDone, onEarlier, order, send } from './useMoneyAct.testing.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

const halfAMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000))
const lost = () => Promise.reject(new Failure('timeout'))
const keys = () => send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)

describe('a money order', () => {
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

  it('whose answer is lost is looked up, and not sent again', async () => {
    send.mockImplementation(lost)
    find.mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.renew())
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(send).toHaveBeenCalledOnce()
    expect(result.current.state).toBe('idle')
    expect(onEarlier).not.toHaveBeenCalled()
  })

  it('is absent only after a second lookup 30 seconds later', async () => {
    send.mockImplementation(lost)
    find.mockResolvedValue(null)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('waiting'))
    expect(result.current.isBusy).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(find).toHaveBeenCalledTimes(1)
    expect(result.current.state).toBe('waiting')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(find).toHaveBeenCalledTimes(2)
    expect(result.current.state).toBe('absent')
  })

  it('that arrives late is found by the second lookup', async () => {
    send.mockImplementation(lost)
    find.mockResolvedValueOnce(null).mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('waiting'))
    await halfAMinute()
    expect(onDone).toHaveBeenCalledWith(order, true)
    expect(send).toHaveBeenCalledOnce()
  })

  async function absent() {
    send.mockImplementationOnce(lost)
    find.mockResolvedValue(null)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('waiting'))
    await halfAMinute()
    expect(result.current.state).toBe('absent')
    return result
  }

  it('that arrives even later is found as well', async () => {
    const result = await absent()
    await halfAMinute()
    expect(result.current.state).toBe('absent')
    find.mockResolvedValue(order)
    await halfAMinute()
    expect(onDone.mock.calls).toEqual([[order, true]])
    expect(result.current.sentKey).toBeNull()
    find.mockClear()
    await halfAMinute()
    expect(find).not.toHaveBeenCalled()
  })

  it('that never arrived can be sent again by the player with the same key', async () => {
    const result = await absent()
    expect(send).toHaveBeenCalledOnce()
    send.mockResolvedValue(order)
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(new Set(keys()).size).toBe(1)
  })

  it('that was edited since is looked up before the edited form is sent under the same key', async () => {
    const result = await absent()
    find.mockClear()
    send.mockResolvedValue(order)
    act(() => result.current.renew())
    expect(result.current.sentKey).not.toBeNull()
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(find).toHaveBeenCalledOnce()
    expect(find.mock.invocationCallOrder[0]).toBeLessThan(send.mock.invocationCallOrder[1]!)
    expect(new Set(keys()).size).toBe(1)
    expect(onEarlier).not.toHaveBeenCalled()
  })

  it('that was edited, and arrived after all, is not sent again', async () => {
    const result = await absent()
    act(() => result.current.renew())
    find.mockResolvedValue(order)
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(send).toHaveBeenCalledOnce()
    expect(onEarlier).toHaveBeenCalledOnce()
  })

  it('that was edited, sent and lost is not taken for the earlier one', async () => {
    const result = await absent()
    act(() => result.current.renew())
    send.mockImplementationOnce(lost)
    find.mockResolvedValueOnce(null).mockResolvedValue(order)
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(send).toHaveBeenCalledTimes(2)
    expect(onEarlier).not.toHaveBeenCalled()
  })

  it('that was edited is not sent while the outcome of the first is unknown', async () => {
    const result = await absent()
    act(() => result.current.renew())
    find.mockRejectedValue(new Failure('offline'))
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('unknown'))
    expect(send).toHaveBeenCalledOnce()
  })

  it('has a new key after an outcome', async () => {
    send.mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(new Set(keys()).size).toBe(2)
  })

  it('with an unknown outcome keeps its key, whatever is typed, and can be looked up again', async () => {
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

  it('from before a restart is looked up at once, and not sent', async () => {
    find.mockResolvedValue(order)
    filled('kept')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(find).toHaveBeenCalledWith('kept')
    expect(send).not.toHaveBeenCalled()
    expect(onEarlier).not.toHaveBeenCalled()
  })

  it('from before a restart that is not found is sent under its key', async () => {
    find.mockResolvedValue(null)
    send.mockResolvedValue(order)
    const { result } = filled('kept')
    await waitFor(() => expect(result.current.state).toBe('waiting'))
    await halfAMinute()
    expect(result.current.state).toBe('absent')
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(keys()).toEqual(['kept'])
  })

  it('that is refused says why, and the next attempt has a new key', async () => {
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

  it('that was sent before with other details is looked up, and the player is told', async () => {
    send.mockRejectedValue(new Failure('refused', 'idempotency_mismatch'))
    find.mockResolvedValue(order)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(onEarlier).toHaveBeenCalledOnce()
  })

  it('whose refusal was lost does not block the next one', async () => {
    const result = await absent()
    send.mockRejectedValueOnce(new Failure('refused', 'idempotency_mismatch'))
    act(() => result.current.renew())
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('waiting'))
    expect(new Set(keys()).size).toBe(1)
    await halfAMinute()
    expect(result.current.state).toBe('absent')
    expect(result.current.sentKey).toBeNull()
    send.mockResolvedValue(order)
    act(() => result.current.run())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, true))
    expect(keys()).toHaveLength(3)
    expect(keys()[2]).not.toBe(keys()[1])
    expect(onEarlier).not.toHaveBeenCalled()
  })

  it('that ends after the player has left the page does not navigate', async () => {
    const settled = Promise.withResolvers<typeof order>()
    send.mockReturnValue(settled.promise)
    const { result, unmount } = filled()
    act(() => result.current.run())
    unmount()
    settled.resolve(order)
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(order, false))
  })
})
