import type * as v from 'valibot'

type Schema = v.GenericSchema

/** What a call may take before it fails: reads 10 s, forms 15 s, money 20 s. */
export type Deadline = 'read' | 'form' | 'money'

export interface Endpoint<Params, Input extends Schema, Output extends Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/wps/${string}` | `/lgw/${string}`
  /** With `cookie` alone one can leave, and nothing else. */
  readonly session: 'none' | 'optional' | 'required' | 'cookie'
  /** The wire's query or body, as the platform reads it. */
  readonly input: Input
  /** The wire's `value`, parsed into the app's own words. */
  readonly output: Output
  /** Turns the app's words into the wire's. */
  readonly encode: (params: Params) => v.InferInput<Input>
  readonly deadline: Deadline
  /** The body travels as a compact JWE. */
  readonly sealed: boolean
  /** The body travels as a form's fields, where the platform wants it so. */
  readonly form: boolean
  /** Sends an Idempotency-Key, which a retry repeats. */
  readonly idempotent: boolean
  /** Public and shared by all: the worker caches the answer and replays it offline. */
  readonly cached: boolean
  /** Reads that a success makes stale. */
  readonly stales: readonly AnyEndpoint[]
}

export type AnyEndpoint = Endpoint<never, Schema, Schema>
export type ValueOf<E> = E extends { readonly output: infer O extends Schema }
  ? v.InferOutput<O>
  : never
/** What the platform receives once the input has been parsed. */
export type ReceivedBy<E> = E extends { readonly input: infer I extends Schema }
  ? v.InferOutput<I>
  : never
/** What the platform answers with, in the wire's words. */
export type AnsweredBy<E> = E extends { readonly output: infer O extends Schema }
  ? v.InferInput<O>
  : never

type Optional = 'deadline' | 'sealed' | 'form' | 'idempotent' | 'cached' | 'stales'
type Described<P, I extends Schema, O extends Schema> = Omit<
  Endpoint<P, I, O>,
  Optional | 'encode'
> &
  Partial<Pick<Endpoint<P, I, O>, Optional>>

const defaults = {
  deadline: 'read',
  sealed: false,
  form: false,
  idempotent: false,
  cached: false,
  stales: [],
} as const

/** Describes one call of the platform, once, for the app and for whoever answers it. */
export function endpoint<I extends Schema, O extends Schema>(
  described: Described<v.InferInput<I>, I, O>,
): Endpoint<v.InferInput<I>, I, O>
export function endpoint<P, I extends Schema, O extends Schema>(
  described: Described<P, I, O> & { readonly encode: (params: P) => v.InferInput<I> },
): Endpoint<P, I, O>
/* A screen brings along only the endpoints that it calls. @__NO_SIDE_EFFECTS__ */
export function endpoint<P, I extends Schema, O extends Schema>(
  described: Described<P, I, O> & { readonly encode?: (params: P) => v.InferInput<I> },
) {
  return { encode: (params: P) => params, ...defaults, ...described }
}
