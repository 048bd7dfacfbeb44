import type { InfiniteData, Query, QueryKey } from '@tanstack/query-core'
import type * as v from 'valibot'
import type { AnyEndpoint, Endpoint, Schema } from '#api/endpoint.ts'
import { type Answer, addressOf, call } from '#net/call.ts'
import { addressIn, isOfOtherEpoch, isPages, keyOf } from './keys.ts'
import { queryClient, store } from './queryClient.ts'

/** The cached answers of one URL. */
export interface KnownRead<T> {
  /** The URL of the first page, if there are pages. */
  readonly address: string
  /** One answer, or one per page; none before the first arrives. */
  readonly answers: readonly Answer<T>[]
}

type EndpointOf<O extends Schema> = Endpoint<never, Schema, O>

const isOf =
  (endpoint: AnyEndpoint) =>
  ({ meta }: Query) =>
    meta?.endpoint === endpoint

function readAt<T>(key: QueryKey): KnownRead<T> {
  const data = queryClient.getQueryData<Answer<T> | InfiniteData<Answer<T>>>(key)
  const answers = data === undefined ? [] : 'pages' in data ? data.pages : [data]
  return { address: addressIn(key), answers }
}

export const readsOf = <O extends Schema>(
  endpoint: EndpointOf<O>,
): readonly KnownRead<v.InferOutput<O>>[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: isOf(endpoint) })
    .map(({ queryKey }) => readAt(queryKey))

/**
 * Calls `onRead` with what is cached of the endpoint for the current player, and at each change. Returns a function
 * that stops it.
 */
export function followReads<O extends Schema>(
  endpoint: EndpointOf<O>,
  onRead: (read: KnownRead<v.InferOutput<O>>) => void,
): () => void {
  const notify = (query: Query) => {
    const { queryKey, state } = query
    if (!isOf(endpoint)(query) || state.status !== 'success') return
    if (!isOfOtherEpoch(store.get, endpoint, queryKey)) onRead(readAt(queryKey))
  }
  const queries = queryClient.getQueryCache()
  queries.getAll().forEach(notify)
  return queries.subscribe(({ type, query }) => {
    if (type === 'updated') notify(query)
  })
}

/** Changes the value on screen until the next answer; only in reads without pages. */
export const changeReads = <O extends Schema>(
  endpoint: EndpointOf<O>,
  change: (value: v.InferOutput<O> | undefined) => v.InferOutput<O>,
) =>
  queryClient.setQueriesData<Answer<v.InferOutput<O>>>(
    { predicate: (query) => isOf(endpoint)(query) && !isPages(query.queryKey) },
    (known) => ({ at: Date.now(), isCached: false, ...known, value: change(known?.value) }),
  )

/** The cached answer if it is younger than `staleTime`, by default a minute; otherwise the platform's. */
export async function readOnce<P, O extends Schema>(
  endpoint: Endpoint<P, Schema, O>,
  params: P,
  options: { readonly staleTime?: number } = {},
): Promise<v.InferOutput<O>> {
  const { value } = await queryClient.fetchQuery({
    queryKey: keyOf(store.get, endpoint, addressOf(endpoint, params)),
    queryFn: () => call(endpoint, params),
    meta: { endpoint },
    ...options,
  })
  return value
}

/** Cancels pending first requests; each then shows as failed, with a retry. */
export const cancelFirstReads = (endpoints: readonly AnyEndpoint[]) =>
  queryClient.cancelQueries(
    {
      fetchStatus: 'fetching',
      predicate: (query) =>
        query.state.data === undefined && endpoints.some((endpoint) => isOf(endpoint)(query)),
    },
    { revert: false },
  )

/** The URLs of public answers, some of which the worker caches. */
export const addressesToCache = () =>
  queryClient
    .getQueryCache()
    .findAll({
      predicate: ({ meta, state }) => meta?.endpoint.session === 'none' && state.data !== undefined,
    })
    .map(({ queryKey }) => addressIn(queryKey))
