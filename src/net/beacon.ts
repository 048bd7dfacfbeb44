import type * as v from 'valibot'
import type { Endpoint } from '../api/endpoint.ts'

type Schema = v.GenericSchema

/**
 * Sends what nobody waits for, also while the page goes. Not by `sendBeacon`: that would take the session's cookie
 * and the page's address along.
 */
export function sendBeacon<P>(endpoint: Endpoint<P, Schema, Schema>, params: P) {
  const sending = fetch(endpoint.path, {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(endpoint.encode(params)),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  sending.catch(() => undefined)
}
