import * as v from 'valibot'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { Failure } from './failure.ts'

const Envelope = v.variant('success', [
  v.object({ success: v.literal(true), value: v.unknown() }),
  v.object({
    success: v.literal(false),
    code: v.optional(v.string(), ''),
    message: v.optional(v.string(), ''),
    value: v.optional(v.unknown()),
  }),
])

/** Bytes past which an answer is not worth a phone's memory. */
const mostBytes = 6_000_000

export async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw response.status >= 500 ? new Failure('busy') : new Failure('malformed')
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes) {
      void reader?.cancel()
      throw new Failure('malformed')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Peels the envelope once and parses its value with the endpoint's schema. */
export function parseAnswer<E extends AnyEndpoint>(
  endpoint: E,
  body: unknown,
  status = 200,
): v.InferOutput<E['output']> {
  const envelope = v.safeParse(Envelope, body)
  if (!envelope.success) throw new Failure(status >= 500 ? 'busy' : 'malformed')
  if (!envelope.output.success) {
    const { code, value } = envelope.output
    throw new Failure(kindOf(status), code, value)
  }
  const value = v.safeParse(endpoint.output, envelope.output.value)
  if (!value.success) throw new Failure('malformed')
  return value.output
}

function kindOf(status: number) {
  if (status === 401) return 'signedOut'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}
