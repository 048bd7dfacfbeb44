import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../refusal.ts'

export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const messages = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
  throw new Refusal('input_invalid', { messages })
}
