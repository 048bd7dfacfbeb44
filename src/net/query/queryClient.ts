import { QueryClient } from '@tanstack/query-core'
import { type Atom, type Getter, atom, getDefaultStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { asFailure, mayRepeat } from '#net/failure.ts'
import { isOfOtherEpoch } from './keys.ts'
import { retryPause } from './unconfirmed.ts'

const jitter = () => 0.5 + Math.random()

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 60_000,
      gcTime: 30 * 60_000,
      refetchInterval: retryPause,
      refetchOnWindowFocus: false,
      retry: (failures, thrown) => failures < 2 && mayRepeat(asFailure(thrown)),
      retryDelay: (failures) => 400 * 2 ** failures * jitter(),
    },
  },
})

queryClient.mount()

export const store = getDefaultStore()
store.set(queryClientAtom, queryClient)

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: { readonly endpoint: AnyEndpoint }
  }
}

export const invalidate = (endpoint: AnyEndpoint) =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.endpoint === endpoint })

export const invalidatePrivate = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.endpoint.session !== 'none' })

export const isFetching = () => queryClient.isFetching() > 0

const unmounted = new Set<Atom<unknown>>()

/** An unmounted atom holds its last value until it is read again; this one is read again when the player changes. */
export function privateAtom<T>(read: (get: Getter) => T): Atom<T> {
  // Only a writable atom has `onMount`.
  const reading = atom(
    (get) => read(get),
    () => undefined,
  )
  reading.onMount = () => () => void unmounted.add(reading)
  return reading
}

export function forgetPrivate() {
  queryClient.removeQueries({
    predicate: ({ meta, queryKey }) => isOfOtherEpoch(store.get, meta?.endpoint, queryKey),
  })
  for (const read of unmounted) store.get(read)
  unmounted.clear()
}
