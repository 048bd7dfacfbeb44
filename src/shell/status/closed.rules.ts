export const statusKey = 'siteStatus'

/** Customer service stays open while the site is closed. */
export const isServicePath = (pathname: string) => /^\/m\/service\/?$/i.test(pathname)

/**
 * How the last visit found the site closed, however long ago. The page paints it first. It has no schema, which would
 * be too large for the page's first script.
 */
export const closedBefore = (stored: string | null) =>
  /"gate":"(maintenance|region)"/.exec(stored ?? '')?.[1]
