import type { Context } from 'hono'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'

export type Account = Selectable<Database['accounts']>

export interface Call {
  readonly platform: Platform
  /** Always null on public endpoints. */
  readonly account: Account | null
  readonly sessionId: number | null
  readonly context: Context
}

export interface Answer<E> {
  readonly endpoint: E
  readonly respond: (raw: unknown, call: Call) => Promise<unknown>
  /** Adds what must not be stored, such as a token, to the stored result of `respond`. */
  readonly grant?: (kept: unknown, call: Call) => Promise<unknown>
  /** Input fields with a human check, which may differ in a retry. */
  readonly proofs?: readonly string[]
  /** A retry may still use the session's previous keys. */
  readonly renewsKeys?: true
}

type Schema = v.GenericSchema

/** The handler receives parsed input and answers in wire names. */
export function answer<P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
  handle: (input: v.InferOutput<I>, call: Call) => Promise<v.InferInput<O>>,
): Answer<Endpoint<P, I, O>> {
  return {
    endpoint,
    respond: async (raw, call) => handle(parseInput(endpoint.input, raw), call),
  }
}

/**
 * For answers with a secret: the result is stored under the idempotency key without the secret, and
 * each request gets a new one.
 */
export const answerWithSecret = <P, I extends Schema, O extends Schema>(
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

/** From the call's header, for endpoints whose input has no language. */
export const languageOf = ({ context }: Call) => context.req.header('Language') ?? 'EN'

export function accountOf({ account }: Call): Account {
  if (!account) throw new Refusal('not_logged_in')
  return account
}

function parseInput<I extends Schema>(schema: I, raw: unknown): v.InferOutput<I> {
  const parsed = v.safeParse(schema, raw)
  if (parsed.success) return parsed.output
  throw new Refusal('input_invalid', { fields: Object.keys(v.flatten(parsed.issues).nested ?? {}) })
}
