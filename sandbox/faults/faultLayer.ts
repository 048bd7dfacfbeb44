import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { Fault, Faults } from './faults.ts'

/**
 * Applies planted faults: an error status replaces the answer, any other fault modifies the real
 * one.
 */
export function faultLayer(faults: Faults): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.strike(c.req.method, c.req.path)
    if (!fault) return next()
    const isCut = fault.delayMs && !(await faults.delay(fault.delayMs))
    if (fault.drop || isCut) return drop(c)
    if (fault.status === undefined && fault.body === undefined) return next()
    if (fault.status !== undefined && fault.status >= 400)
      return plain(spoiled(failure(fault.status), fault.body), fault.status)
    await next()
    return spoil(c, fault)
  }
}

/** Also removes ETag and cookies: in a cache, the spoiled answer would outlast the fault. */
async function spoil(c: Context, { body, status = 200 }: Fault) {
  const type = c.res.headers.get('Content-Type') ?? undefined
  const text = spoiled(await c.res.text(), body)
  c.res = undefined
  c.res = plain(text, status, type)
}

const bodiless = new Set([204, 205, 304])

const plain = (text: string, status: number, type = 'application/json') =>
  new Response(bodiless.has(status) ? null : text, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': type },
  })

const codesByStatus: Record<number, string> = {
  400: 'input_invalid',
  401: 'session_expired',
  403: 'not_permitted',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many',
}

const failure = (status: number) =>
  JSON.stringify({
    success: false,
    code: codesByStatus[status] ?? 'unavailable',
    message: 'Unknown error',
  })

/** A planted drop of a call in process. Error handlers rethrow it, so that the call rejects as fetch does. */
export class Dropped extends TypeError {
  override readonly name = 'Dropped'
}

/** Closes the connection if there is a socket; in process it throws, as fetch does. */
function drop(c: Context): Response {
  const outgoing: unknown = c.env?.outgoing
  if (!isDestroyable(outgoing)) throw new Dropped('fetch failed')
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

const isDestroyable = (outgoing: unknown): outgoing is { destroy(): void } =>
  typeof outgoing === 'object' && outgoing !== null && 'destroy' in outgoing

function spoiled(text: string, body: Fault['body']): string {
  if (body === undefined) return text
  if (body === 'empty') return ''
  if (body === 'malformed') return '{"success":true,"value":<!doctype html>'
  if (body === 'huge') return JSON.stringify({ success: true, value: 'ঢ'.repeat(8_000_000) })
  if (body === 'truncated') return text.slice(0, Math.ceil(text.length / 2))
  return JSON.stringify(body)
}
