import * as v from 'valibot'
import { adapter } from '../api/adapter.ts'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { parseFrom } from '../api/wire.ts'
import { readText } from '../device/storage/readText.ts'
import { Failure } from './failure.ts'

/** `success: false` is a refusal both in the envelope and in the value within (decisions 42). */
const Refused = v.object({
  success: v.literal(false),
  code: v.optional(v.string(), ''),
  value: v.optional(v.unknown()),
})

const Envelope = v.variant('success', [
  v.object({ success: v.literal(true), value: v.unknown() }),
  Refused,
])

export async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw response.status >= 500 ? new Failure('busy') : new Failure('malformed')
  }
}

export function parseAnswer<E extends AnyEndpoint>(
  endpoint: E,
  body: unknown,
  status = 200,
): v.InferOutput<E['output']> {
  if (adapter) {
    status = adapter.statusOf(body, status)
    body = adapter.toContract(endpoint, body)
  }
  // What a broken server sends tells nothing about the contract.
  const envelope = parseFrom(status < 500 ? endpoint.path : '', Envelope, body)
  if (!envelope.success) throw new Failure(status >= 500 ? 'busy' : 'malformed')
  const inner = v.safeParse(Refused, envelope.output.value)
  const refused = inner.success ? inner.output : envelope.output
  if (!refused.success) throw new Failure(kindOf(status), refused.code, refused.value)
  const value = parseFrom(endpoint.path, endpoint.output, envelope.output.value)
  if (!value.success) throw new Failure('malformed')
  return value.output
}

export function kindOf(status: number) {
  if (status === 401) return 'signedOut'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}
