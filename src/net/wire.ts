import * as v from 'valibot'
import { adapter } from '#api/adapter.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { parseFrom } from '#api/wire.ts'
import { readText } from '#device/traffic/response.ts'
import { Failure, type FailureKind } from './failure.ts'

/** What is sent for `params`, in wire format. */
export function wireOf<P>(endpoint: Endpoint<P>, params: P): unknown {
  const wire = endpoint.encode(params)
  return adapter ? adapter.toPlatform(endpoint, wire) : wire
}

/** `success: false` is a refusal both in the envelope and in the value within. */
const Refused = v.object({
  success: v.literal(false),
  code: v.optional(v.string(), ''),
  value: v.optional(v.unknown()),
})

const Envelope = v.variant('success', [
  v.object({ success: v.literal(true), value: v.unknown() }),
  Refused,
])

export async function readAnswer(response: Response): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw failureAt(response.status)
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
  // The answer of a broken server says nothing about the contract.
  const isBusy = failureKindOf(status) === 'busy'
  const envelope = parseFrom(isBusy ? '' : endpoint.path, Envelope, body)
  if (!envelope.success) throw failureAt(status)
  const inner = v.safeParse(Refused, envelope.output.value)
  const refused = inner.success ? inner.output : envelope.output
  if (!refused.success) throw failureAt(status, failureKindOf(status), refused)
  const value = parseFrom(endpoint.path, endpoint.output, envelope.output.value)
  if (!value.success) throw new Failure('malformed')
  return value.output
}

/** Without an envelope, only the status tells the kind of failure. */
function failureAt(
  status: number,
  kind: FailureKind = failureKindOf(status) === 'busy' ? 'busy' : 'malformed',
  { code, value }: { readonly code?: string; readonly value?: unknown } = {},
) {
  const failure = new Failure(kind, code, value)
  if (status === 429) failure.again = Infinity
  return failure
}

export function failureKindOf(status: number) {
  if (status === 401) return 'signedOut'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}
