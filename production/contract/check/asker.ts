import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Adapter } from '#api/adapt.ts'
import { isRecord } from '#device/isRecord.ts'
import { InputError } from '#build/brand/input.ts'
import type { Prefixes } from '#build/brand/elsewhere.ts'
import { adapted, strayCalls } from './adapted.ts'
import { type Ask, patience } from './caller.ts'

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

const Own = v.object({ adapter: v.custom<Adapter>(isRecord) })

async function adapterIn(file: string) {
  const own = v.safeParse(Own, await import(pathToFileURL(file).href))
  if (!own.success) throw new InputError('adapter.ts exports no adapter (docs/platform.md).')
  const { adapter } = own.output
  const stray = strayCalls(adapter)
  if (stray.length > 0)
    throw new InputError(`adapter.ts: the contract does not have ${stray.join(', ')}.`)
  return adapter
}

/**
 * Passes the signal to `fetch` itself: a signal on the request is lost when Node collects the request as garbage, and
 * the check then waits for minutes.
 */
const patiently: Ask = async (request) => fetch(request, { signal: AbortSignal.timeout(patience) })

/**
 * Sends requests to a platform's own paths, through the adapter in the brand's folder if there is
 * one.
 */
export async function askerOf(
  prefixes: Prefixes,
  folder?: string,
  ask: Ask = patiently,
): Promise<Ask> {
  const asked = prefixed(prefixes, ask)
  const file = folder && join(folder, 'adapter.ts')
  return file && existsSync(file) ? adapted(await adapterIn(file), asked) : asked
}
