import type { QueryKey } from '@tanstack/query-core'
import type { Answer } from '#net/call.ts'
import { addressIn, isPages } from '#net/query/keys.ts'

const pageNames = ['pageNo', 'page']

function split(address: string) {
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  const page = Number(pageNames.map((name) => query.get(name)).find(Boolean) ?? 1)
  for (const name of pageNames) query.delete(name)
  return { list: `${path}?${query}`, page }
}

export function hasAddress(key: QueryKey, address: string): boolean {
  const held = addressIn(key)
  return isPages(key) ? split(held).list === split(address).list : held === address
}

interface Paged {
  readonly pages: readonly unknown[]
  readonly pageParams: readonly unknown[]
}

const isPaged = (data: unknown): data is Paged =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

const isAnswer = (data: unknown): data is Answer<unknown> =>
  typeof data === 'object' && data !== null && 'value' in data && 'isCached' in data

export interface Confirmed {
  readonly at: number
  /** Missing where the platform confirmed the copy unchanged. */
  readonly answer?: { readonly value: unknown }
}

export function confirmedData(
  data: unknown,
  address: string,
  confirmed: Confirmed,
  isPages: boolean,
) {
  if (!isPages) return renewed(data, confirmed)
  const { page } = split(address)
  if (!isPaged(data)) return firstPage(page, confirmed)
  const place = data.pageParams.indexOf(page)
  const renewedPage = renewed(data.pages[place], confirmed)
  if (place < 0 || !renewedPage) return undefined
  return { ...data, pages: data.pages.with(place, renewedPage) }
}

function firstPage(page: number, confirmed: Confirmed) {
  const answer = renewed(undefined, confirmed)
  return answer && page === 1 ? { pages: [answer], pageParams: [1] } : undefined
}

function renewed(before: unknown, { at, answer }: Confirmed): Answer<unknown> | undefined {
  if (answer) return { value: answer.value, at, isCached: false }
  return isAnswer(before) ? { ...before, at, isCached: false } : undefined
}
