import type { AnyEndpoint, Endpoint, Schema } from '#api/endpoint.ts'
import { addressOf, call } from '#net/call.ts'
import { type Failure, asFailure } from '#net/failure.ts'
import { queryClient } from './queryClient.ts'

/** Reads past the server's cache (with `uncachedParams`) and stores the answer under the usual parameters. */
export async function readUncached<P, O extends Schema>(
  endpoint: Endpoint<P, Schema, O>,
  params: P,
  uncachedParams: P,
) {
  const answer = await call(endpoint, uncachedParams)
  queryClient.setQueryData([addressOf(endpoint, params)], answer)
}

/** Refetches every read on screen; rejects where one of them fails. */
export const refetchAll = () =>
  queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false, throwOnError: true })

/** Refetches every read on screen but this one. Pending requests are not repeated. */
export const refetchAllBut = (except: AnyEndpoint) =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ meta }) => meta?.endpoint !== except },
    { cancelRefetch: false },
  )

/** Refetches the reads on screen that failed in this way. */
export const refetchFailed = (isWanted: (failure: Failure) => boolean) =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error !== null && isWanted(asFailure(state.error)),
  })
