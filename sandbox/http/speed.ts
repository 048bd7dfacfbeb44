import { Hono } from 'hono'

export const speedPath = '/wps/system/speed'

/** Empty, for measuring the time it takes, also from the site's other addresses. */
export const speedApp = new Hono().get(speedPath, (c) =>
  c.body(null, 204, {
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
)
