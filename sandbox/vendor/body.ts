import type { Context } from 'hono'
import * as v from 'valibot'
import { Refused } from './refused.ts'

export const TicketInput = v.object({
  ticket: v.pipe(v.string(), v.minLength(16), v.maxLength(256)),
})

export async function readVendorBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
  if (!parsed.success) throw new Refused('input_invalid')
  return parsed.output
}
