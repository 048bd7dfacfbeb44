import type { Context, MiddlewareHandler } from 'hono'

/** The origins of the site and the platform, if they differ. */
export interface Elsewhere {
  readonly site: string
  readonly platform: string
  /** The origin of its pictures, if it is not the platform itself. */
  readonly pictures?: string
}

const methods = 'GET, POST, PUT, DELETE'
const headers = 'Content-Type, Device, Encryption, Idempotency-Key, Language, Merchant, Token'
/** Headers that a page can read only if they are exposed: the platform's time and the ETag. */
const shown = 'Date, ETag'
/** Two hours, the most that Chromium accepts. */
const longest = '7200'

/** Whether a page of the site is calling from another origin. */
export const isFromSite = (c: Context, elsewhere: Elsewhere | null) =>
  elsewhere !== null && c.req.header('Origin') === elsewhere.site

/**
 * CORS for the site only. The headers are the same for every caller, because a CDN may serve a
 * public answer to anybody.
 */
export const openToSite =
  ({ site }: Elsewhere): MiddlewareHandler =>
  async (c, next) => {
    const isPreflight = c.req.method === 'OPTIONS'
    if (!isPreflight) await next()
    const answer = isPreflight ? c.body(null, 204) : c.res
    if (answer.headers.has('x-hono-already-sent')) return undefined
    answer.headers.set('Access-Control-Allow-Origin', site)
    answer.headers.set('Access-Control-Allow-Credentials', 'true')
    answer.headers.set('Access-Control-Expose-Headers', shown)
    if (!isPreflight) return undefined
    answer.headers.set('Access-Control-Allow-Methods', methods)
    answer.headers.set('Access-Control-Allow-Headers', headers)
    answer.headers.set('Access-Control-Max-Age', longest)
    return answer
  }

/** Makes paths absolute, since they would otherwise resolve to the site. */
export const withHosts = (text: string, { platform, pictures = platform }: Elsewhere) =>
  text.replaceAll(/"(?=\/cdn\/)/g, `"${pictures}`).replaceAll(/"(?=\/wps\/app\/)/g, `"${platform}`)
