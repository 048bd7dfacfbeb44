import type * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { addressOf, call } from '../call.ts'
import { queryClient } from './queryClient.ts'

type Schema = v.GenericSchema

export async function flushed<P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
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
export const askAgain = (except: Endpoint<never, Schema, Schema>) =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ meta }) => meta?.endpoint !== except },
    { cancelRefetch: false },
  )
