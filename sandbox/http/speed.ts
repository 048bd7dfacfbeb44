import { Hono } from 'hono'

export const speedPath = '/wps/system/speed'

/**
 * Answers with an empty response: the app measures how long it takes, also at the site's other
 * addresses.
 */
export const speedApp = new Hono().get(speedPath, (c) =>
  c.body(null, 204, {
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
)
