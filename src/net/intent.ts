import { atom } from 'jotai'
import type * as v from 'valibot'
import type { Endpoint } from '../api/endpoint.ts'
import { type CallOptions, call } from './call.ts'
import { invalidate } from './query/queryClient.ts'

type Schema = v.GenericSchema

/** Marks the endpoint's `stales` as stale. Throws a Failure. */
export const intentAtom = <P, I extends Schema, O extends Schema>(endpoint: Endpoint<P, I, O>) =>
  atom(null, (_get, _set, params: P, options?: CallOptions) => perform(endpoint, params, options))

export async function perform<P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
  params: P,
  options?: CallOptions,
): Promise<v.InferOutput<O>> {
  const { value } = await call(endpoint, params, options)
  for (const stale of endpoint.stales) void invalidate(stale)
  return value
}
