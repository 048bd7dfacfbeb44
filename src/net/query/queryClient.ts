import { QueryClient } from '@tanstack/query-core'
import { type Atom, getDefaultStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { epochAtom } from '#net/session/credentials.ts'
import { asFailure, mayRepeat } from '#net/failure.ts'
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

/** Atoms that have read private data in this session and hold it until they are read again. */
export const privateReads = new Set<Atom<unknown>>()

export function forgetPrivate() {
  queryClient.removeQueries({
    predicate: ({ meta, queryKey }) =>
      meta?.endpoint.session !== 'none' && queryKey.at(-1) !== store.get(epochAtom),
  })
  const past = [...privateReads]
  privateReads.clear()
  for (const read of past) store.get(read)
}
