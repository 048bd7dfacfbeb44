import type { Context, Hono, MiddlewareHandler } from 'hono'
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

async function readBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const text = await readText(c.req.raw, 16 * largestBody)
  const body = v.safeParse(schema, parsed(text ?? ''))
  if (body.success) return body.output
  const messages = body.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
  throw new Refusal('input_invalid', { messages })
}

type Told = object | Promise<object>

/** Adds the calls of testers to an app: those that read, and those that change something with a body. */
export const callsOf = (app: Hono) => ({
  tell: (path: string, read: (query: Record<string, string>) => Told) =>
    void app.get(path, async (c) => c.json(await read(c.req.query()))),
  take: <S extends v.GenericSchema>(
    [method, path]: readonly ['POST' | 'PUT' | 'PATCH', string],
    schema: S,
    act: (given: v.InferOutput<S>) => Told,
    status: 200 | 201 = 200,
  ) => void app.on(method, path, async (c) => c.json(await act(await readBody(c, schema)), status)),
})

export type Calls = ReturnType<typeof callsOf>
