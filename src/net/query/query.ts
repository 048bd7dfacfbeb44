import { type Atom, type Getter, atom } from 'jotai'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import type * as v from 'valibot'
import type { AnyEndpoint, Endpoint, Schema } from '#api/endpoint.ts'
import type { ListPage } from '#api/page.ts'
import { type Answer, addressOf, call } from '#net/call.ts'
import { cachedFamily } from './family.ts'
import { keyOf, pagesKeyOf } from './keys.ts'
import { credentialsAtom, epochAtom } from '#net/session/credentials.ts'
import { type Failure, asFailure } from '#net/failure.ts'
import { privateAtom, store } from './queryClient.ts'

export interface Read<T> {
  readonly value: T | undefined
  /** When the platform sent the value, epoch milliseconds. */
  readonly at: number | undefined
  /** The value is the device's copy, which the platform has not confirmed yet. */
  readonly isCached: boolean
  readonly failure: Failure | undefined
  readonly isPending: boolean
  readonly retry: () => void
}

interface Settled<T> {
  readonly data: Answer<T> | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: (how: { readonly cancelRefetch: false }) => unknown
}

const toRead = <T>({ data, error, isFetching, refetch }: Settled<T>): Read<T> => ({
  value: data?.value,
  at: data?.at,
  isCached: data?.isCached ?? false,
  failure: error && !isFetching ? asFailure(error) : undefined,
  isPending: isFetching && !data,
  /** Does not restart a pending request: a slow one would never finish. */
  retry: () => void refetch({ cancelRefetch: false }),
})

const isReady = (get: Getter, endpoint: AnyEndpoint, params: unknown) =>
  params !== null && (endpoint.session !== 'required' || get(credentialsAtom) !== null)

type ParamsAt<P> = (page: number) => P | null

interface KeyedQuery<P> {
  readonly queryKey: readonly unknown[]
  readonly paramsAt: ParamsAt<P>
  readonly enabled: boolean
}

/**
 * One atom per key, because atomWithQuery requests twice when its key changes: it unsubscribes briefly, which aborts
 * the first call. For the same reason an atom never switches between enabled and disabled. Each epoch has its own
 * atoms; otherwise those of an earlier epoch would send requests at a login too.
 */
const perKey = <P, A extends Atom<unknown>>(
  { session }: AnyEndpoint,
  make: (keyed: KeyedQuery<P>) => A,
) =>
  atom((get) => {
    if (session !== 'none') get(epochAtom)
    return cachedFamily(make, {
      keyOf: ({ queryKey, enabled }) => JSON.stringify([queryKey, enabled]),
      limit: 200,
    })
  })

const readAtom = <T>({ session }: AnyEndpoint, read: (get: Getter) => T): Atom<T> =>
  session === 'none' ? atom((get) => read(get)) : privateAtom(read)

type MoreOptions = (get: Getter) => object

export function queryAtom<P, O extends Schema>(
  endpoint: Endpoint<P, Schema, O>,
  paramsOf: (get: Getter) => P | null,
  again?: MoreOptions,
) {
  const answersAtom = perKey(endpoint, ({ queryKey, paramsAt, enabled }: KeyedQuery<P>) =>
    atomWithQuery((get) => ({
      queryKey,
      queryFn: ({ signal }): Promise<Answer<v.InferOutput<O>>> => {
        const params = paramsAt(1)
        if (params === null) throw new Error('disabled')
        return call(endpoint, params, { signal })
      },
      enabled,
      meta: { endpoint },
      ...again?.(get),
    })),
  )
  return readAtom(endpoint, (get) => {
    const params = paramsOf(get)
    const address = params === null ? endpoint.path : addressOf(endpoint, params)
    const queryKey = keyOf(get, endpoint, address)
    const enabled = isReady(get, endpoint, params)
    return toRead(get(get(answersAtom)({ queryKey, paramsAt: () => params, enabled })))
  })
}

export interface ReadPages<T> extends Read<readonly T[]> {
  /** Undefined while more pages follow and the platform sends no total. */
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly more: () => void
}

function nextPage({ items, next, pages }: ListPage<unknown>, pageNo: number): number | undefined {
  if (next !== undefined) return next ?? undefined
  // Not every list has page numbers; an empty page is beyond the end.
  return pageNo < pages && items.length > 0 ? pageNo + 1 : undefined
}

type PagesEndpoint<P, G> = Endpoint<P, Schema, v.GenericSchema<unknown, G>>
type PageParams<P> = (get: Getter, page: number) => P | null

export function pagesAtom<P, G extends ListPage<unknown>>(
  endpoint: PagesEndpoint<P, G>,
  paramsOf: PageParams<P>,
  again?: MoreOptions,
) {
  const read = pagesReader(endpoint, again)
  return readAtom(endpoint, (get) => read(get, paramsOf))
}

/** Reads pages inside an atom, with any parameters. Only for public endpoints: it releases nothing at sign-out. */
export function pagesReader<P, G extends ListPage<unknown>>(
  endpoint: PagesEndpoint<P, G>,
  again?: MoreOptions,
) {
  const answersAtom = perKey(endpoint, ({ queryKey, paramsAt, enabled }: KeyedQuery<P>) =>
    atomWithInfiniteQuery((get) => ({
      queryKey,
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) => {
        const params = paramsAt(pageParam)
        if (params === null) throw new Error('disabled')
        return call(endpoint, params, { signal })
      },
      initialPageParam: 1,
      getNextPageParam: ({ value }: Answer<G>, _pages: unknown, pageNo: number) =>
        nextPage(value, pageNo),
      enabled,
      meta: { endpoint },
      ...again?.(get),
    })),
  )
  type Pages = ReadPages<G['items'][number]> & { readonly last: G | undefined }
  return (get: Getter, paramsOf: PageParams<P>): Pages => {
    const first = paramsOf(get, 1)
    const address = first === null ? endpoint.path : addressOf(endpoint, first)
    const queryKey = pagesKeyOf(get, endpoint, address)
    const enabled = isReady(get, endpoint, first)
    // Not `get`, which would retain what it reads for as long as the pages.
    const paramsAt = (page: number) => (page === 1 ? first : paramsOf(store.get, page))
    const result = get(get(answersAtom)({ queryKey, paramsAt, enabled }))
    const pages = result.data?.pages
    const last = pages?.at(-1)
    const data = pages && last && { ...last, value: pages.flatMap(({ value }) => value.items) }
    return {
      ...toRead({ ...result, data }),
      last: last?.value,
      total: last?.value.total ?? (result.hasNextPage ? undefined : (data?.value.length ?? 0)),
      hasMore: result.hasNextPage,
      isLoadingMore: result.isFetchingNextPage,
      more: () => void result.fetchNextPage(),
    }
  }
}
