import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import { Refused } from './refused.ts'
import { type Player, isStillIn } from './tickets.ts'

const TicketInput = v.object({
  ticket: v.pipe(v.string(), v.minLength(16), v.maxLength(256)),
})

async function readBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
  if (!parsed.success) throw new Refused('input_invalid')
  return parsed.output
}

const idle = 30 * 60_000

/**
 * Answers the calls of a vendor's page. Its sessions are in memory, by the hash of their token, and
 * end with the platform's session that opened them.
 */
export function serveSessions<S extends Player>(app: Hono, db: Db, now: () => number) {
  const byHash = new Map<string, { readonly session: S; expiresAt: number }>()

  function add(session: S) {
    for (const [hash, { expiresAt }] of byHash) if (expiresAt <= now()) byHash.delete(hash)
    const token = newSecret()
    byHash.set(hashOf(token), { session, expiresAt: now() + idle })
    return token
  }

  async function find(c: Context): Promise<S> {
    const token = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const entry = byHash.get(hashOf(token))
    const isAlive = entry !== undefined && entry.expiresAt > now()
    if (!isAlive || !(await isStillIn(db, entry.session, now())))
      throw new Refused('session_expired')
    entry.expiresAt = now() + idle
    return entry.session
  }

  return {
    /** Exchanges a ticket for a session, with what the page shows first. */
    open(
      path: string,
      redeem: (ticket: string) => Promise<S>,
      first: (session: S) => Promise<object>,
    ) {
      app.post(path, async (c) => {
        const session = await redeem((await readBody(c, TicketInput)).ticket)
        return c.json({ session: add(session), ...(await first(session)) })
      })
    },
    answer<I extends v.GenericSchema>(
      path: string,
      input: I,
      act: (session: S, given: v.InferOutput<I>) => Promise<object>,
    ) {
      app.post(path, async (c) => {
        const session = await find(c)
        return c.json(await act(session, await readBody(c, input)))
      })
    },
  }
}
