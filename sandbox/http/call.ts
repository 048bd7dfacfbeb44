import type { Context } from 'hono'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Endpoint } from '../../src/api/endpoint.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import type { AccountsTable } from '../schema/schema.accounts.ts'

export type Account = Selectable<AccountsTable>

/** One request on its way through a handler. */
export interface Call {
  readonly platform: Platform
  /** Who is logged in; public endpoints never know. */
  readonly account: Account | null
  readonly sessionId: number | null
  readonly context: Context
}

/** An endpoint together with what answers it. */
export interface Answer<E> {
  readonly endpoint: E
  readonly respond: (raw: unknown, call: Call) => Promise<unknown>
  /** Turns what `respond` did, which is kept, into an answer that is not: it holds a secret. */
  readonly grant?: (kept: unknown, call: Call) => Promise<unknown>
  /** Fields that prove a human: another proof does not make it another act. */
  readonly proofs?: readonly string[]
  /** It gives the session new keys; asked for again, the ones before will do. */
  readonly renewsKeys?: true
}

type Schema = v.GenericSchema

/** Ties a handler to its endpoint: the handler gets parsed input and answers in the wire's words. */
export function answer<P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
  handle: (input: v.InferOutput<I>, call: Call) => Promise<v.InferInput<O>>,
): Answer<Endpoint<P, I, O>> {
  return {
    endpoint,
    respond: async (raw, call) => handle(parseInput(endpoint.input, raw), call),
  }
}

/** The same for an answer that holds a secret: what was done is kept under its key, and granted anew at each asking. */
export const answerAnew = <P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
  act: (input: v.InferOutput<I>, call: Call) => Promise<unknown>,
  grant: (kept: unknown, call: Call) => Promise<v.InferInput<O>>,
  more: Pick<Answer<never>, 'proofs' | 'renewsKeys'> = {},
): Answer<Endpoint<P, I, O>> => ({
  endpoint,
  respond: async (raw, call) => act(parseInput(endpoint.input, raw), call),
  grant,
  ...more,
})

/** The account of an endpoint whose session is required. */
export function accountOf({ account }: Call): Account {
  if (!account) throw new Refusal('not_logged_in')
  return account
}

function parseInput<I extends Schema>(schema: I, raw: unknown): v.InferOutput<I> {
  const parsed = v.safeParse(schema, raw)
  if (parsed.success) return parsed.output
  throw new Refusal('input_invalid', { fields: Object.keys(v.flatten(parsed.issues).nested ?? {}) })
}
