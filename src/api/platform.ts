declare global {
  interface ImportMetaEnv {
    readonly PLATFORM_WPS?: string
    readonly PLATFORM_LGW?: string
    readonly SANDBOX_PATHS?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/**
 * Where the merchant's platform is: a URL or path that replaces `/wps` and one that replaces `/lgw`, written by the
 * build from merchant.json. Both are empty where the platform answers under the site's own origin and those paths.
 */
const bases = () =>
  [
    ['/wps/', import.meta.env.PLATFORM_WPS],
    ['/lgw/', import.meta.env.PLATFORM_LGW],
  ] as const

/** The URL of a call, given its address in the contract, which begins with `/wps/` or `/lgw/`. */
export function onPlatform(address: string): string {
  if (!import.meta.env.PLATFORM_WPS) return address
  const base = bases().find(([path]) => address.startsWith(path))
  return base ? `${base[1]}/${address.slice(base[0].length)}` : address
}

/** The URL in the contract of a call in flight, at the site's `own` origin; null for any other URL. */
export function callOf(url: URL, own: string): URL | null {
  if (!import.meta.env.PLATFORM_WPS) return url.origin === own ? url : null
  for (const [path, base = path] of bases()) {
    const start = `${new URL(base, own).href}/`
    if (url.href.startsWith(start)) return new URL(path + url.href.slice(start.length), own)
  }
  return null
}

/**
 * Cookies are sent to another origin only on request. It is a function because Node, which has no build-time
 * constants, also imports this file.
 */
export const withCookies = (): RequestInit =>
  import.meta.env.PLATFORM_WPS ? { credentials: 'include' } : {}
