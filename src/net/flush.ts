import type * as v from 'valibot'
import type { Endpoint } from '../api/endpoint.ts'
import { addressOf, call } from './call.ts'
import { queryClient } from './queryClient.ts'

type Schema = v.GenericSchema

/** Asks the platform past every copy on the way, and puts its answer where the plain question has its own. */
export async function flushed<P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
  params: P,
  past: P,
) {
  const answer = await call(endpoint, past)
  queryClient.setQueryData([addressOf(endpoint, params)], answer)
}

/** Whatever is on screen is asked for again, but for this; what is on its way already is not asked twice. */
export const askAgain = (except: Endpoint<never, Schema, Schema>) =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ meta }) => meta?.endpoint !== except },
    { cancelRefetch: false },
  )
