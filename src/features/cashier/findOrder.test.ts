import { describe, expect, it, vi } from 'vitest'
import type { ListPage } from '#api/page.ts'
import { newActKey } from '#net/money/actKey.ts'
import { findOrder } from './findOrder.ts'

const minute = 60_000
const now = 1_800_000_000_000
const sent = newActKey(now)
const order = (key: string, createdAt: number) => ({ key, createdAt })
type Order = ReturnType<typeof order>

/** Newest first, in pages of two. */
const having = (...orders: readonly Order[]) =>
  vi.fn<(pageNo: number) => Promise<ListPage<Order>>>(async (pageNo) => ({
    items: orders.slice(2 * (pageNo - 1), 2 * pageNo),
    page: pageNo,
    pages: Math.ceil(orders.length / 2),
    total: orders.length,
  }))
const later = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    order(`later ${place}`, now + (count - place) * minute),
  )

describe('the order of a request without an answer', () => {
  it.each([0, 1, 2, 7])('is found after %i newer orders', async (count) => {
    const made = order(sent, now + minute)
    expect(await findOrder(sent, having(...later(count), made))).toBe(made)
  })

  it('is found when the phone’s clock is an hour ahead, after another of the same time', async () => {
    const made = order(sent, now - 60 * minute)
    const other = order('of another phone', made.createdAt)
    expect(await findOrder(sent, having(...later(1), other, made))).toBe(made)
  })

  it('is absent when all orders since then have other keys', async () => {
    const readPage = having(...later(7))
    expect(await findOrder(sent, readPage)).toBeNull()
    expect(readPage).toHaveBeenCalledTimes(4)
    expect(await findOrder(sent, having())).toBeNull()
  })

  it('is not searched among much older orders', async () => {
    const before = Array.from({ length: 20 }, (_, place) =>
      order(`before ${place}`, now - (place + 1) * 40 * minute),
    )
    const readPage = having(...later(1), ...before)
    expect(await findOrder(sent, readPage)).toBeNull()
    expect(readPage).toHaveBeenCalledTimes(2)
  })

  it('is searched among all orders when its key has no time', async () => {
    const made = order('an old key', now - 100 * 24 * 60 * minute)
    expect(await findOrder('an old key', having(...later(9), made))).toBe(made)
  })

  it('is unknown when a page fails to load', async () => {
    const readPage = having(...later(5))
    readPage.mockRejectedValueOnce(new Error('offline'))
    await expect(findOrder(sent, readPage)).rejects.toThrow('offline')
  })
})
