import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { largestBody, parsed, readText } from '#sandbox/http/body.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf } from '#sandbox/http/secret.ts'

/**
 * Requests from this machine need no key; those from elsewhere, or through a proxy, need the one
 * printed at startup.
 */
export const openToTesters =
  (key: string): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.header('Sandbox-Key')
    const hasKey = given !== undefined && hashOf(given) === hashOf(key)
    if (!hasKey && !c.get('client').isLocal) throw new Refusal('not_permitted')
    c.header('Cache-Control', 'no-store')
    return next()
  }

export async function readControlBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = v.safeParse(schema, await readJson(c.req.raw))
  if (body.success) return body.output
  const messages = body.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
  throw new Refusal('input_invalid', { messages })
}

/** Bodies that were already read, since some handlers read theirs twice. */
const known = new WeakMap<Request, Promise<unknown>>()

function readJson(request: Request): Promise<unknown> {
  const read =
    known.get(request) ?? readText(request, 16 * largestBody).then((text) => parsed(text ?? ''))
  known.set(request, read)
  return read
}
