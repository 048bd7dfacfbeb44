import type { Page } from '../../api/page.ts'
import { madeAt } from '../../net/money/actKey.ts'

interface Order {
  /** The idempotency key of the form that made it. */
  readonly key: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** As many as the platform gives at once. */
export const ordersPerLook = 50

/** Two clocks are never quite the same. */
const leeway = 3_600_000

/** The order that a key has made, among all since the key was; the pages have the newest first. */
export async function findOrder<O extends Order>(
  key: string,
  readPage: (pageNo: number) => Promise<Page<O>>,
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
