import type {} from '#device/page/mela.ts'
import { onPlatform, withCookies } from '#api/platform.ts'

export function requestEarly(address: string) {
  const signal = AbortSignal.timeout(10_000)
  // Written as two calls, because the inline scripts have no spare bytes for a platform at another origin.
  const response = import.meta.env.PLATFORM_WPS
    ? fetch(onPlatform(address), { ...withCookies(), signal })
    : fetch(address, { signal })
  window.mela.early = { address, response }
}

/** Whether the site answers at all, with any status. */
export const isSiteReachable = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** Milliseconds from the start of the page. On any working connection the app starts sooner than this. */
const earlyTimeout = 30_000

/** The response to a request in flight since the start of the page. Returned only once, so that it is never stale. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const { early } = window.mela
  if (early?.address !== address) return undefined
  delete window.mela.early
  return performance.now() < earlyTimeout ? early.response : undefined
}
