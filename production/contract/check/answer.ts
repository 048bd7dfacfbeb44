import { isCachedPath } from '#api/cached.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { isRecord } from '#device/isRecord.ts'
import { parseAnswer } from '#net/wire.ts'
import { Failure, asFailure } from '#net/failure.ts'
import type { Reply } from './caller.ts'
import { shown } from './deviation.ts'
import { effectOf, isKnownCode } from './effect.ts'
import { misfitsOf } from './misfits.ts'

export interface Finding {
  readonly field: string
  readonly expected: string
  readonly actual: string
  readonly effect: string
}

export interface Read {
  readonly findings: readonly Finding[]
  /** The value in the envelope; undefined if there is none. */
  readonly value: unknown
  /** The code with which the platform refused. */
  readonly code: string | null
}

const failed = (findings: readonly Finding[], code: string | null = null): Read => ({
  findings,
  value: undefined,
  code,
})

type Answer = Pick<Reply, 'status' | 'text'> & Partial<Pick<Reply, 'headers'>>

/** Parses a platform's answer exactly as the app does. */
export function readAnswer(endpoint: AnyEndpoint, answer: Answer): Read {
  const { status, text } = answer
  const body = jsonOf(text)
  const failure = failureOf(endpoint, body, status)
  const effect = failure ? effectOf(failure, endpoint) : ''
  if (body === undefined)
    return failed([{ field: '', expected: json, actual: otherThanJson(answer), effect }])
  if (!isRecord(body) || typeof body['success'] !== 'boolean') {
    const actual = `${shown(body)} (HTTP ${status})`
    return failed([{ field: '', expected: envelope, actual, effect }])
  }
  if (!body['success']) return refusal(body['code'], status, effect)
  const findings = misfitsOf(endpoint.output, body['value']).map(
    ({ spared, field, ...misfit }) => ({
      ...misfit,
      field: inValue(field),
      effect: spared ?? effect,
    }),
  )
  return {
    findings: [...statusFindings(endpoint, status), ...findings],
    value: body['value'],
    code: null,
  }
}

export const envelope = 'an envelope, {"success": true, "value": …}'

const inValue = (field: string) => `value${/^(\[|$)/.test(field) ? '' : '.'}${field}`

export const json = 'JSON'
export const redirect = 'a redirect'

function otherThanJson({ status, text, headers }: Answer) {
  const to = headers?.get('Location')
  if (to && status < 400) return `${redirect} to ${to} (HTTP ${status})`
  const isPage = /^\s*<(!doctype|html)/i.test(text)
  return `${isPage ? 'an HTML page' : text === '' ? 'an empty body' : shown(text)} (HTTP ${status})`
}

function refusal(code: unknown, status: number, effect: string): Read {
  const name = typeof code === 'string' ? code : null
  const unknown = {
    field: 'code',
    expected: 'a code of the contract, which `npm run contract` lists',
    actual: `${shown(code)} (HTTP ${status})`,
    effect,
  }
  const wrong = {
    field: 'HTTP status',
    expected: '4xx or 5xx with a refusal',
    actual: `${status}`,
    effect,
  }
  return failed(
    [...(isKnownCode(name) ? [] : [unknown]), ...(status < 400 ? [wrong] : [])],
    name ?? 'unknown',
  )
}

function statusFindings({ path }: AnyEndpoint, status: number): Finding[] {
  if (status === 200) return []
  const effect = isCachedPath(path)
    ? 'uses it, but has nothing of it offline'
    : 'uses it all the same'
  return [{ field: 'HTTP status', expected: '200', actual: `${status}`, effect }]
}

/** Undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Uses the app's own parsing. */
function failureOf(endpoint: AnyEndpoint, body: unknown, status: number): Failure | null {
  if (body === undefined) return new Failure(status >= 500 ? 'busy' : 'malformed')
  try {
    parseAnswer(endpoint, body, status)
    return null
  } catch (thrown) {
    return asFailure(thrown)
  }
}
