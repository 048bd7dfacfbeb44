import type * as v from 'valibot'
import { adapter } from '../api/adapter.ts'
import type { Endpoint } from '../api/endpoint.ts'

type Schema = v.GenericSchema

/** What is sent for `params`, in wire format. */
export function wireOf<P>(endpoint: Endpoint<P, Schema, Schema>, params: P): unknown {
  const wire = endpoint.encode(params)
  return adapter ? adapter.toPlatform(endpoint, wire) : wire
}
