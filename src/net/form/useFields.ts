import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import type { Code } from '../../api/codes.ts'
import type { Failure } from '../failure.ts'
import { faultsOf, isSessionOver, placesOf } from './faults.ts'
import type { Draft, Values } from './useValues.ts'

type Name<V> = keyof V & string
type TextName<V> = { [N in Name<V>]: V[N] extends string ? N : never }[Name<V>]
type Messages = string | Readonly<Record<string, string>>
type Maybe<V, T> = T | ((values: V) => T)

export interface Declared<V extends object, P> {
  readonly initial: V
  readonly draft?: Draft<V>
  readonly schema: Maybe<V, v.GenericSchema<unknown, P>>
  /** One text for all faults of a field, or one per fault, with `malformed` as the default. */
  readonly messages: Maybe<V, { readonly [N in Name<V>]?: Messages }>
  readonly failureText: (failure: Failure) => string
  readonly places?: Readonly<Partial<Record<Code, Name<V>>>>
  /** Fields refused together: editing one clears the refusal of the others. */
  readonly together?: readonly (readonly Name<V>[])[]
}

interface Sender<P> {
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly send: (filled: P) => void
  readonly onEdit: (names: readonly string[]) => void
}

export const madeFor = <V, T>(maybe: Maybe<V, T>, values: V): T =>
  maybe instanceof Function ? maybe(values) : maybe

type Typed = string | { readonly target: { readonly value: string } }

const untried = { checked: [] as readonly string[], edited: [] as readonly string[] }

/** A field shows its fault once it was checked, and a refusal until it is edited. */
export function useFields<V extends object, P>(
  { schema, messages, failureText, places = {}, together = [] }: Declared<V, P>,
  typed: Values<V>,
  { isBusy, failure, send, onEdit }: Sender<P>,
) {
  const { values, put } = typed
  const [{ checked, edited }, setTried] = useState(untried)
  const [attempts, setAttempts] = useState(0)
  const faults = faultsOf(madeFor(schema, values), values)
  const refusal = failure && !isSessionOver(failure) ? failureText(failure) : undefined
  const refused = failure ? placesOf(failure, places).filter((name) => name in values) : []
  const show = (names: readonly string[]) => {
    setTried((tried) => ({ ...tried, checked: names }))
    setAttempts((count) => count + 1)
  }
  const forgive = () => setTried(untried)
  const errorOf = (name: Name<V>) => {
    const fault = checked.includes(name) ? faults[name] : undefined
    if (fault === undefined)
      return refused.includes(name) && !edited.includes(name) ? refusal : undefined
    const texts: Messages = madeFor(messages, values)[name] ?? {}
    return typeof texts === 'string' ? texts : (texts[fault] ?? texts['malformed'] ?? fault)
  }
  const change = (part: object) => {
    const names = Object.keys(part)
    const pairs = together.filter((pair) => pair.some((name) => names.includes(name)))
    put(part)
    setTried((tried) => ({ ...tried, edited: [...tried.edited, ...names, ...pairs.flat()] }))
    onEdit(names)
  }
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    // React events bubble from a sheet to the form that opened it.
    event?.stopPropagation()
    if (isBusy) return
    const filled = v.safeParse(madeFor(schema, values), values)
    if (!filled.success) return show(Object.keys(values))
    forgive()
    send(filled.output)
  }
  return {
    ...typed,
    faults,
    attempts,
    notice: refused.length === 0 ? refusal : undefined,
    isBusy,
    failure,
    errorOf,
    forgive,
    onSubmit,
    change: (part: Partial<V>) => change(part),
    /** An invalid field shows its error and takes the focus. */
    check: (name: Name<V>) => {
      if (name in faults) show([name])
      return !(name in faults)
    },
    leave: (name: Name<V>) =>
      setTried((tried) => ({ ...tried, checked: [...tried.checked, name] })),
    field: (name: TextName<V>) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (to: Typed) => change({ [name]: typeof to === 'string' ? to : to.target.value }),
    }),
  }
}
