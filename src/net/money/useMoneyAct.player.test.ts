import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#net/failure.ts'
import { store } from '#net/query/queryClient.ts'
import { credentialsAtom, renewCredentialsAtom } from '#net/session/credentials.ts'
import { filled, find, onDone, order, send } from './useMoneyAct.testing.ts'

const as = (account: string) => act(() => store.set(credentialsAtom, { token: account, account }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  as('rahim')
})

describe('a money order of a player who has signed out', () => {
  it('is not sent again for the next player, whatever was looked up in between', async () => {
    send.mockRejectedValue(new Failure('timeout'))
    const looked = Promise.withResolvers<null>()
    find.mockResolvedValueOnce(null).mockResolvedValueOnce(null).mockReturnValue(looked.promise)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('waiting'))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await waitFor(() => expect(result.current.state).toBe('absent'))
    act(() => result.current.renew())
    act(() => result.current.run())
    expect(find).toHaveBeenCalledTimes(3)
    as('karim')
    await act(async () => looked.resolve(null))
    expect(send).toHaveBeenCalledOnce()
    expect(result.current.sentKey).not.toBeNull()
  })

  it('is not looked up for the next player, and its key stays', async () => {
    send.mockRejectedValue(new Failure('timeout'))
    find.mockResolvedValue(null)
    const { result } = filled()
    act(() => result.current.run())
    await waitFor(() => expect(result.current.state).toBe('waiting'))
    as('karim')
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(find).toHaveBeenCalledOnce()
    expect(result.current.sentKey).not.toBeNull()
  })

  it('that is answered late does not navigate for the next player, and its key stays for the first', async () => {
    const late = Promise.withResolvers<typeof order>()
    send.mockReturnValue(late.promise)
    const { result } = filled()
    act(() => result.current.run())
    as('karim')
    await act(async () => late.resolve(order))
    expect(onDone).not.toHaveBeenCalled()
    expect(result.current.sentKey).not.toBeNull()
  })

  it('goes on after the same player has signed in again', async () => {
    const late = Promise.withResolvers<typeof order>()
    send.mockReturnValue(late.promise)
    const { result } = filled()
    act(() => result.current.run())
    act(() => store.set(renewCredentialsAtom, { token: 'new', account: 'rahim' }))
    await act(async () => late.resolve(order))
    expect(onDone).toHaveBeenCalledWith(order, true)
    expect(result.current.sentKey).toBeNull()
  })
})
