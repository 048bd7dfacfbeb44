import type { Endpoint } from '#api/endpoint.ts'
import { onPlatform } from '#api/platform.ts'
import { wireOf } from '#net/wire.ts'

/** Works while the page unloads. Not `sendBeacon`, which would send the session's cookie and the page's address. */
export function sendBeacon<P>(endpoint: Endpoint<P>, params: P) {
  const sending = fetch(onPlatform(endpoint.path), {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wireOf(endpoint, params)),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  sending.catch(() => undefined)
}
