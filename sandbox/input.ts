import type { Context } from 'hono'
import type { AnyEndpoint } from '../src/api/endpoint.ts'
import { largestImage, uploadImage } from '../src/api/upload.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import { unseal } from './sealing.ts'

const largest = 100_000
/** A picture of the largest size as base64, and what is around it. */
const largestUpload = Math.ceil((largestImage * 4) / 3) + 1000

/** What the caller sent: a query to read, a body to write, either to delete; and the merchant. */
export async function readInput(c: Context, platform: Platform, endpoint: AnyEndpoint) {
  const merchant = c.req.header('Merchant')
  const { method } = endpoint
  const query = method === 'GET' || method === 'DELETE' ? c.req.query() : {}
  const body = method === 'GET' ? {} : await readBody(c, platform, endpoint)
  return { ...(merchant && { merchantCode: merchant }), ...query, ...body }
}

async function readBody(c: Context, platform: Platform, endpoint: AnyEndpoint): Promise<object> {
  const text = await c.req.text()
  assertSize(endpoint, text.length)
  const read = endpoint.sealed ? await readSealed(c, platform, text) : readPlain(endpoint, text)
  const body = isReports(c) ? { reports: read } : read
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('input_invalid', { fields: ['body'] })
  return body
}

/** A browser writes its reports as a bare list. */
const isReports = (c: Context) =>
  c.req.header('Content-Type')?.startsWith('application/reports+json') ?? false

function assertSize({ path }: AnyEndpoint, length: number) {
  if (path === uploadImage.path) {
    if (length > largestUpload) throw new Refusal('image_too_large')
  } else if (length > largest) throw new Refusal('input_invalid', { fields: ['body'] })
}

function readSealed(c: Context, platform: Platform, text: string) {
  const isSealed =
    c.req.header('Encryption') === 'JWE' ||
    c.req.header('Content-Type')?.startsWith('application/jose')
  if (!isSealed) throw new Refusal('input_invalid', { fields: ['body'] })
  return unseal(platform, text.trim())
}

const readPlain = ({ form }: AnyEndpoint, text: string) =>
  form ? Object.fromEntries(new URLSearchParams(text)) : readJson(text)

function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('input_invalid', { fields: ['body'] })
  }
}
