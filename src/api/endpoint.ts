import * as v from 'valibot'
import { Success } from './wire.ts'
import type { RefusalCode } from './codes.ts'

export type Schema = v.GenericSchema

/** Reads fail after 10 s, forms after 15 s, money after 20 s. By default a write waits as long as a form. */
export type Deadline = 'read' | 'form' | 'money'

export interface Endpoint<Params, Input extends Schema = Schema, Output extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/wps/${string}` | `/lgw/${string}`
  /** `cookie`: sent without a token, which is enough for a logout and nothing else. */
  readonly session: 'none' | 'optional' | 'required' | 'cookie'
  readonly input: Input
  readonly output: Output
  readonly encode: (params: Params) => v.InferInput<Input>
  readonly deadline: Deadline
  readonly sealed: boolean
  /** Sends the body as form fields, where the platform requires it. */
  readonly form: boolean
  /** Sends an Idempotency-Key, which a retry repeats. */
  readonly idempotent: boolean
  /** Reads that a success makes stale. */
  readonly stales: readonly AnyEndpoint[]
}

export type AnyEndpoint = Endpoint<never>
export type ValueOf<E> = E extends { readonly output: infer O extends Schema }
  ? v.InferOutput<O>
  : never
export type ReceivedBy<E> = E extends { readonly input: infer I extends Schema }
  ? v.InferOutput<I>
  : never
export type AnsweredBy<E> = E extends { readonly output: infer O extends Schema }
  ? v.InferInput<O>
  : never

/** The values of most calls; only calls that differ state them. */
const defaults = {
  method: 'GET',
  session: 'required',
  output: Success,
  sealed: false,
  form: false,
  idempotent: false,
  stales: [],
} as const

type Optional = keyof typeof defaults | 'deadline'
type Described<P, I extends Schema, O extends Schema> = Omit<
  Endpoint<P, I, O>,
  Optional | 'encode'
> &
  Partial<Pick<Endpoint<P, I, O>, Optional>>

const NoInput = v.object({})
type NoInput = typeof NoInput
type Success = typeof Success

export function endpoint<O extends Schema = Success>(
  described: Omit<Described<object, NoInput, O>, 'input'> & { readonly input?: never },
): Endpoint<v.InferInput<NoInput>, NoInput, O>
export function endpoint<I extends Schema, O extends Schema = Success>(
  described: Described<v.InferInput<I>, I, O>,
): Endpoint<v.InferInput<I>, I, O>
export function endpoint<P, I extends Schema, O extends Schema = Success>(
  described: Described<P, I, O> & { readonly encode: (params: P) => v.InferInput<I> },
): Endpoint<P, I, O>
/* Lets bundles leave out endpoints that they do not call. @__NO_SIDE_EFFECTS__ */
export function endpoint<P, I extends Schema, O extends Schema>(
  described: Omit<Described<P, I, O>, 'input'> & {
    readonly input?: I
    readonly encode?: (params: P) => v.InferInput<I>
  },
) {
  const { method = 'GET' } = described
  const deadline = method === 'GET' ? 'read' : 'form'
  return { encode: (params: P) => params, input: NoInput, deadline, ...defaults, ...described }
}

/**
 * What the contract says about a call, in the file of the call. Bundles omit it, because no code in them reads it.
 * knip does not see that contract.ts reads it, hence `@public`.
 */
export interface About {
  readonly says: string
  /** The reason or the details of a refusal that its code alone does not explain. */
  readonly refused?: Readonly<Partial<Record<RefusalCode, string>>>
}
