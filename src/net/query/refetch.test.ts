import { QueryObserver } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallet } from '#api/account/member.ts'
import { listAnnouncements } from '#api/content/announcements.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { refetchAllBut, refetchAll } from './refetch.ts'
import { queryClient } from './queryClient.ts'

const news = vi.fn<() => Promise<string>>()
const balance = vi.fn<() => Promise<string>>()
const leaves: (() => void)[] = []

function show(endpoint: AnyEndpoint, queryFn: () => Promise<string>) {
  const options = { queryKey: [endpoint.path], queryFn, meta: { endpoint }, retry: false }
  leaves.push(new QueryObserver(queryClient, options).subscribe(() => undefined))
}

beforeEach(async () => {
  news.mockResolvedValue('news')
  balance.mockResolvedValue('500')
  show(listAnnouncements, news)
  show(getWallet, balance)
  await vi.waitUntil(() => queryClient.isFetching() === 0)
})
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  queryClient.clear()
})

describe('a refresh of what is on screen', () => {
  it('reads all of it, and fails when a part fails', async () => {
    await refetchAll()
    expect([news.mock.calls.length, balance.mock.calls.length]).toEqual([2, 2])
    balance.mockRejectedValue(new Error('no'))
    await expect(refetchAll()).rejects.toThrow('no')
  })

  it('leaves out what is read in another way, and other parts do not make it fail', async () => {
    balance.mockRejectedValue(new Error('no'))
    await refetchAllBut(listAnnouncements)
    expect([news.mock.calls.length, balance.mock.calls.length]).toEqual([1, 2])
  })

  it.each([
    ['all', refetchAll],
    ['all but one', () => refetchAllBut(listAnnouncements)],
  ])('does not repeat a pending request: %s', async (_, ask) => {
    const late = Promise.withResolvers<string>()
    balance.mockReturnValue(late.promise)
    const asked = [ask(), ask()]
    late.resolve('600')
    await Promise.all(asked)
    expect(balance).toHaveBeenCalledTimes(2)
  })
})
