import type { Prefixes } from '#build/brand/elsewhere.ts'
import type { Ask } from './caller.ts'

/** Sends requests to a platform whose paths do not begin with /wps and /lgw. */
export const prefixed =
  ({ wps, lgw }: Prefixes, ask: Ask): Ask =>
  async (request) => {
    const url = new URL(request.url)
    url.pathname = url.pathname.replace(/^\/wps\//, `${wps}/`).replace(/^\/lgw\//, `${lgw}/`)
    const { method, headers, redirect, signal } = request
    const body = request.body && (await request.text())
    return ask(new Request(url, { method, headers, redirect, signal, body }))
  }
