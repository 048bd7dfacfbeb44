import { adapter } from '#api/adapter.ts'
import type { Endpoint } from '#api/endpoint.ts'

/** What is sent for `params`, in wire format. */
export function wireOf<P>(endpoint: Endpoint<P>, params: P): unknown {
  const wire = endpoint.encode(params)
  return adapter ? adapter.toPlatform(endpoint, wire) : wire
}
