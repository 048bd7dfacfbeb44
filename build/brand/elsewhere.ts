import * as v from 'valibot'

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'an origin is https:// and a host name, without a path or slash at its end'),
  v.check(
    (origin) => !isOrigin(origin) || /^https:|^http:\/\/localhost(:|$)/.test(origin),
    'an origin begins with https://; a page over https may call nothing else',
  ),
)
const Origins = v.optional(v.array(Origin), [])

const Prefix = v.pipe(
  v.string(),
  v.regex(/^(\/[\w.-]+)+$/, 'a path prefix begins with a slash and does not end with one'),
)

export const Platform = v.strictObject({
  /** The site's own origin by default. */
  origin: v.optional(Origin),
  /** The paths that replace /wps and /lgw on this platform. */
  wps: v.optional(Prefix, '/wps'),
  lgw: v.optional(Prefix, '/lgw'),
})

export const Hosts = v.strictObject({
  /** Where games and lotteries are embedded from. */
  games: Origins,
  chat: Origins,
  /** Where pictures are loaded from, besides the site's own origin. */
  images: Origins,
  /** Where players sign in for social login, besides Google and Facebook. */
  social: Origins,
  /** Other addresses of the site; the app measures their speed. */
  lines: Origins,
})

type Platform = v.InferOutput<typeof Platform>

export interface Prefixes {
  readonly wps: string
  readonly lgw: string
}

export const usualPrefixes: Prefixes = { wps: '/wps', lgw: '/lgw' }

/**
 * The paths that the site's web server proxies to the platform; null if the platform has another
 * origin.
 */
export const prefixesOf = ({ origin, wps, lgw }: Platform): Prefixes | null =>
  origin === undefined ? { wps, lgw } : null

/** What replaces `/wps` and `/lgw` in calls, each a URL or a path. */
export const basesOf = ({ origin = '', wps, lgw }: Platform): Prefixes => ({
  wps: origin + wps,
  lgw: origin + lgw,
})

/**
 * Build-time constants for src/api/platform.ts; empty if calls go to the site's own /wps and /lgw.
 */
export function platformConstants(platform: Platform): Readonly<Record<string, string>> {
  const { wps, lgw } = basesOf(platform)
  const isUsual = wps === usualPrefixes.wps && lgw === usualPrefixes.lgw
  return {
    'import.meta.env.PLATFORM_WPS': isUsual ? '' : wps,
    'import.meta.env.PLATFORM_LGW': isUsual ? '' : lgw,
  }
}
