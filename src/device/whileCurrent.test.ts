import { expect, it, vi } from 'vitest'
import { whileCurrent } from './whileCurrent.ts'

it('passes the answer on, unless cleaned up before', async () => {
  const take = vi.fn<(value: string) => void>()
  const answer = Promise.resolve('first')
  whileCurrent(answer, take)
  const leave = whileCurrent(Promise.resolve('second'), take)
  leave()
  await answer
  expect(take.mock.calls).toEqual([['first']])
})
