import type {} from '#device/page/mela.ts'
import { onPlatform, withCookies } from '#api/platform.ts'

export function requestEarly(address: string) {
  const signal = AbortSignal.timeout(10_000)
  // Spelled out: the page's own scripts have no byte to spare for a platform elsewhere.
  const response = import.meta.env.PLATFORM_WPS
    ? fetch(onPlatform(address), { ...withCookies(), signal })
    : fetch(address, { signal })
  window.mela.early = { address, response }
}

/** Whether the site answers at all, with whatever status. */
export const isThere = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** Milliseconds from the start of the page. On any working connection the app starts sooner than this. */
const longest = 30_000

/** The response to a request in flight since the start of the page. Returned only once, so that it is never stale. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const { early } = window.mela
  if (early?.address !== address) return undefined
  delete window.mela.early
  return performance.now() < longest ? early.response : undefined
}
