import type { ListPage } from '#api/page.ts'
import { madeAt } from '#net/money/actKey.ts'

export interface Order {
  /** Idempotency key of the form that created it. */
  readonly key: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The platform's maximum. */
export const ordersPerLook = 50

/** Milliseconds by which the phone's clock may differ from the platform's. */
const leeway = 3_600_000

/** `readPage` returns the newest orders first; stops at orders older than the key. */
export async function findOrder<O extends Order>(
  key: string,
  readPage: (pageNo: number) => Promise<ListPage<O>>,
): Promise<O | null> {
  const since = madeAt(key) - leeway
  for (let pageNo = 1; ; pageNo += 1) {
    const { items, pages } = await readPage(pageNo)
    const found = items.find((order) => order.key === key)
    if (found) return found
    const oldest = items.at(-1)
    if (!oldest || oldest.createdAt < since || pageNo >= pages) return null
  }
}
