import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { Fault, Faults } from './faults.ts'

/** Lets planted faults strike before and after the real answer. */
export function faultLayer(faults: Faults): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.strike(c.req.method, c.req.path)
    if (!fault) return next()
    if (fault.delayMs) await wait(fault.delayMs)
    if (fault.drop) return drop(c)
    if (fault.status === undefined && fault.body === undefined) return next()
    if (fault.status !== undefined && fault.status >= 400 && fault.body === undefined)
      return json(JSON.stringify(failure(fault.status)), fault.status)
    await next()
    c.res = await spoil(c.res, fault)
    return undefined
  }
}

const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }
const bodiless = new Set([204, 205, 304])

const json = (text: string, status: number) =>
  new Response(bodiless.has(status) ? null : text, { status, headers })

const codesByStatus: Record<number, string> = {
  400: 'input_invalid',
  401: 'session_expired',
  403: 'not_permitted',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many',
}

const failure = (status: number) => ({
  success: false,
  code: codesByStatus[status] ?? 'unavailable',
  message: 'Unknown error',
})

/** Behind a socket the connection is cut; in process the call rejects as fetch does. */
function drop(c: Context): Response {
  const outgoing: unknown = c.env?.outgoing
  if (!isDestroyable(outgoing)) throw new TypeError('fetch failed')
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

const isDestroyable = (outgoing: unknown): outgoing is { destroy(): void } =>
  typeof outgoing === 'object' && outgoing !== null && 'destroy' in outgoing

const spoil = async (real: Response, { body, status }: Fault) =>
  json(await spoiledBody(real, body), status ?? 200)

async function spoiledBody(real: Response, body: Fault['body']): Promise<string> {
  if (body === 'empty') return ''
  if (body === 'malformed') return '{"success":true,"value":<!doctype html>'
  if (body === 'huge') return JSON.stringify({ success: true, value: 'ঢ'.repeat(8_000_000) })
  const text = await real.text()
  if (body === 'truncated') return text.slice(0, Math.ceil(text.length / 2))
  return body === undefined ? text : JSON.stringify(body)
}
