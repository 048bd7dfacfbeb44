import type { Context } from 'hono'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { sendPolicyReports } from '#api/site/policyReports.ts'
import { largestImage, uploadImage } from '#api/money/upload.ts'
import { largestBody, parsed, readText } from '#sandbox/http/body.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { unseal } from '#sandbox/session/sealing.ts'

/** Base64 of the largest image, plus its JSON. */
const largestUpload = Math.ceil((largestImage * 4) / 3) + 1000

/**
 * Merges query, body and merchant into one object: GET reads the query, DELETE both, everything
 * else the body.
 */
export async function readInput(c: Context, platform: Platform, endpoint: AnyEndpoint) {
  const merchant = c.req.header('Merchant')
  const { method } = endpoint
  const query = method === 'GET' || method === 'DELETE' ? c.req.query() : {}
  const body = method === 'GET' ? {} : await readBody(c, platform, endpoint)
  return { ...(merchant && { merchantCode: merchant }), ...query, ...body }
}

async function readBody(c: Context, platform: Platform, endpoint: AnyEndpoint): Promise<object> {
  const text = await readWithin(c, endpoint)
  const read = endpoint.sealed ? await readSealed(c, platform, text) : readPlain(c, endpoint, text)
  const body = isReports(c, endpoint) ? { reports: read } : read
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('input_invalid', { fields: ['body'] })
  return body
}

async function readWithin(c: Context, { path }: AnyEndpoint): Promise<string> {
  const isUpload = path === uploadImage.path
  const text = await readText(c.req.raw, isUpload ? largestUpload : largestBody)
  if (text !== null) return text
  throw isUpload
    ? new Refusal('image_too_large')
    : new Refusal('input_invalid', { fields: ['body'] })
}

const typeOf = (c: Context) => c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()

/** The Reporting API sends a bare array. */
const isReports = (c: Context, { path }: AnyEndpoint) =>
  path === sendPolicyReports.path && typeOf(c) === 'application/reports+json'

/** Older browsers send one report at a time. */
const isReport = (c: Context, { path }: AnyEndpoint) =>
  path === sendPolicyReports.path && typeOf(c) === 'application/csp-report'

function readSealed(c: Context, platform: Platform, text: string) {
  const isSealed =
    c.req.header('Encryption') === 'JWE' ||
    c.req.header('Content-Type')?.startsWith('application/jose')
  if (!isSealed) throw new Refusal('input_invalid', { fields: ['body'] })
  return unseal(platform, text.trim())
}

function readPlain(c: Context, endpoint: AnyEndpoint, text: string): unknown {
  if (endpoint.form) return Object.fromEntries(new URLSearchParams(text))
  if (text.trim() === '') return {}
  // A page of another site can send any other type without a preflight.
  const isJson = typeOf(c) === 'application/json' || isReports(c, endpoint) || isReport(c, endpoint)
  const read = isJson ? parsed(text) : undefined
  if (read === undefined) throw new Refusal('input_invalid', { fields: ['body'] })
  return read
}
