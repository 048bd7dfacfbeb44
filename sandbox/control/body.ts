import type { Context } from 'hono'
import * as v from 'valibot'
import { largestBody, readText } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'

export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, await readJson(c.req.raw))
  if (parsed.success) return parsed.output
  const messages = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
  throw new Refusal('input_invalid', { messages })
}

/** Bodies that were already read, since some handlers read theirs twice. */
const known = new WeakMap<Request, Promise<unknown>>()

function readJson(request: Request): Promise<unknown> {
  const read = known.get(request) ?? readText(request, 16 * largestBody).then(parsed)
  known.set(request, read)
  return read
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
