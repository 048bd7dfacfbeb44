import { act, renderHook } from '@testing-library/react'
import { atom } from 'jotai'
import { expect, it, vi } from 'vitest'
import { Failure } from './failure.ts'
import { store } from './query/queryClient.ts'
import { credentialsAtom } from './session/credentials.ts'
import { useIntent } from './useIntent.ts'

const send = vi.fn<() => Promise<string>>()
const intent = atom(null, () => send())

type Answer = PromiseWithResolvers<string>

it.each([
  ['is done', (answer: Answer) => answer.resolve('done'), undefined],
  ['has failed', (answer: Answer) => answer.reject(new Failure('busy')), 'busy'],
])('an intent can run again once it %s, and not before', async (_, settle, kind) => {
  const answer = Promise.withResolvers<string>()
  send.mockReturnValueOnce(answer.promise).mockResolvedValue('done')
  const { result } = renderHook(() => useIntent(intent))
  expect(result.current.isBusy).toBe(false)
  act(() => void result.current.run())
  expect(result.current.isBusy).toBe(true)
  await act(() => result.current.run())
  expect(send).toHaveBeenCalledOnce()
  await act(async () => settle(answer))
  expect(result.current.isBusy).toBe(false)
  expect(result.current.failure?.kind).toBe(kind)
  await act(() => result.current.run())
  expect(send).toHaveBeenCalledTimes(2)
})

it('a failure of one player is not shown to the next', async () => {
  const answer = Promise.withResolvers<string>()
  send.mockReturnValueOnce(answer.promise)
  const onFailed = vi.fn<() => void>()
  const { result } = renderHook(() => useIntent(intent, onFailed))
  act(() => void result.current.run())
  act(() => store.set(credentialsAtom, { token: 'b', account: 'other' }))
  await act(async () => answer.reject(new Failure('timeout')))
  expect(result.current).toMatchObject({ isBusy: false })
  expect(result.current.failure).toBeUndefined()
  expect(onFailed).not.toHaveBeenCalled()
})
