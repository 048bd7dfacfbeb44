import type { InfiniteData } from '@tanstack/query-core'
import type * as v from 'valibot'
import type { Endpoint, Schema } from '#api/endpoint.ts'
import type { ListPage } from '#api/page.ts'
import type { Answer } from '#net/call.ts'
import { isPages } from './keys.ts'
import { queryClient } from './queryClient.ts'

export interface Listed {
  readonly id: string
  readonly status: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export type ListEndpoint<T extends Listed> = Endpoint<
  never,
  Schema,
  v.GenericSchema<unknown, ListPage<T>>
>

type PageAnswer<T> = Answer<ListPage<T>>

const withItems = <T>(
  page: PageAnswer<T>,
  change: (items: readonly T[]) => readonly T[],
): PageAnswer<T> => ({ ...page, value: { ...page.value, items: change(page.value.items) } })

/** The same pages if they already have the item in this status, or if its place is on a later page. */
function withItem<T extends Listed>(pages: readonly PageAnswer<T>[], item: T) {
  const known = pages.flatMap(({ value }) => value.items)
  const old = known.find(({ id }) => id === item.id)
  if (old?.status === item.status) return pages
  if (old)
    return pages.map((page) =>
      withItems(page, (items) => items.map((one) => (one.id === item.id ? item : one))),
    )
  const newest = known[0]
  if (newest && newest.createdAt > item.createdAt) return pages
  return pages.map((page, at) => (at === 0 ? withItems(page, (items) => [item, ...items]) : page))
}

/**
 * Shows an item, as the platform has just sent it, in the cached pages of a list whose newest item is first. Changed
 * pages are requested again when they are next opened.
 */
export function putInPages<T extends Listed>(list: ListEndpoint<T>, item: T) {
  const lists = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta, queryKey }) => meta?.endpoint === list && isPages(queryKey) })
  for (const { queryKey } of lists) {
    const known = queryClient.getQueryData<InfiniteData<PageAnswer<T>>>(queryKey)
    const pages = known && withItem(known.pages, item)
    if (!pages || pages === known.pages) continue
    queryClient.setQueryData(queryKey, { ...known, pages })
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
