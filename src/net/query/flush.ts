import type { AnyEndpoint, Endpoint, Schema } from '#api/endpoint.ts'
import { addressOf, call } from '#net/call.ts'
import { type Failure, asFailure } from '#net/failure.ts'
import { queryClient } from './queryClient.ts'

export async function flushed<P, O extends Schema>(
  endpoint: Endpoint<P, Schema, O>,
  params: P,
  past: P,
) {
  const answer = await call(endpoint, past)
  queryClient.setQueryData([addressOf(endpoint, params)], answer)
}

/** Refetches every read on screen; rejects where one of them fails. */
export const askAllAgain = () =>
  queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false, throwOnError: true })

/** Refetches every read on screen but this one. Pending requests are not repeated. */
export const askAgain = (except: AnyEndpoint) =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ meta }) => meta?.endpoint !== except },
    { cancelRefetch: false },
  )

/** Refetches the reads on screen that failed in this way. */
export const askFailedAgain = (isMeant: (failure: Failure) => boolean) =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error !== null && isMeant(asFailure(state.error)),
  })
