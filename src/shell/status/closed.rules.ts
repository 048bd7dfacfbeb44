export const statusKey = 'siteStatus'

/** Customer service stays open where the site is closed. */
export const isServicePath = (pathname: string) => /^\/m\/service\/?$/i.test(pathname)

/**
 * How an earlier visit found the site closed, at whatever time: that is painted first (decisions 50). Without a schema,
 * which would be too large for the page's first script.
 */
export const closedBefore = (stored: string | null) =>
  /"gate":"(maintenance|region)"/.exec(stored ?? '')?.[1]
