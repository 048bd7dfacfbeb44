import { Hono } from 'hono'

export const speedPath = '/wps/system/speed'

/** An answer without anything in it, for the time that it takes; for pages on the other addresses too. */
export const speedApp = new Hono().get(speedPath, (c) =>
  c.body(null, 204, {
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
)
