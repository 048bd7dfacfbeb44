import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import type { Code } from '../../api/codes.ts'
import type { Failure } from '../failure.ts'
import { faultsOf, placesOf } from './faults.ts'
import { type Draft, useValues } from './useValues.ts'

type Name<V> = keyof V & string
type TextName<V> = { [N in Name<V>]: V[N] extends string ? N : never }[Name<V>]
type Messages = string | Readonly<Record<string, string>>
type Maybe<V, T> = T | ((values: V) => T)

export interface Declared<V extends object, P> {
  readonly initial: V
  readonly schema: Maybe<V, v.GenericSchema<unknown, P>>
  /** One text for all faults of a field, or one per fault, with `malformed` as the default. */
  readonly messages: Maybe<V, { readonly [N in Name<V>]?: Messages }>
  readonly failureText: (failure: Failure) => string
  readonly places?: Readonly<Partial<Record<Code, Name<V>>>>
  /** Fields checked together: editing one clears the refusal of the others. */
  readonly together?: readonly (readonly Name<V>[])[]
  /** Single-use codes, cleared after each submit. */
  readonly oneTime?: readonly Name<V>[]
  readonly draft?: Draft<V>
  readonly onInvalid?: (faults: Readonly<Record<string, string>>) => void
}

interface Sender<P> {
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly send: (filled: P) => void
  readonly onEdit?: () => void
}

type Several = readonly string[] | 'all'
const includes = (several: Several, name: string) => several === 'all' || several.includes(name)

function messageOf(messages: Messages = {}, fault: string) {
  if (typeof messages === 'string') return messages
  return messages[fault] ?? messages['malformed'] ?? fault
}

type Typed = string | { readonly target: { readonly value: string } }
const textOf = (typed: Typed) => (typeof typed === 'string' ? typed : typed.target.value)

export function useFields<V extends object, P>(declared: Declared<V, P>) {
  const { initial, failureText, places = {} } = declared
  const oneTime: readonly string[] = declared.oneTime ?? []
  const {
    values,
    isDirty,
    put,
    prefill,
    renewKey,
    reset: clear,
  } = useValues(initial, declared.draft)
  const [asked, setAsked] = useState<Several>([])
  const [edited, setEdited] = useState<Several>([])
  const [attempts, setAttempts] = useState(0)
  const [round, setRound] = useState(0)
  const { schema: schemaOf, messages: messagesOf } = declared
  const schema = typeof schemaOf === 'function' ? schemaOf(values) : schemaOf
  const messages = typeof messagesOf === 'function' ? messagesOf(values) : messagesOf
  const faults = faultsOf(schema, values)

  /** Checks these fields, or all. Invalid ones show their error, and the first takes the focus. */
  const check = (...names: readonly Name<V>[]) => {
    const several = names.length > 0 ? names : 'all'
    const isFine = !Object.keys(faults).some((name) => includes(several, name))
    if (!isFine) setAttempts((count) => count + 1)
    if (!isFine || several === 'all') setAsked(isFine ? [] : several)
    return isFine
  }
  const forgive = () => {
    setAsked([])
    setEdited('all')
  }
  const reset = () => {
    clear()
    forgive()
  }
  const spend = () => {
    put(Object.fromEntries(oneTime.map((name) => [name, ''])))
    setRound((count) => count + 1)
  }
  const edit = (part: object) => {
    const names = Object.keys(part)
    put(part)
    if (!names.every((name) => oneTime.includes(name))) renewKey()
    setEdited((before) => (before === 'all' ? before : [...before, ...names]))
  }
  const isMended = (name: string) => {
    const groups: readonly (readonly string[])[] = [[name], ...(declared.together ?? [])]
    return groups.some(
      (group) => group.includes(name) && group.some((each) => includes(edited, each)),
    )
  }

  const bind = ({ isBusy, failure, send, onEdit }: Sender<P>) => {
    const refusedAt = failure ? placesOf(failure, places).filter((name) => name in values) : []
    const refusal = failure && failureText(failure)
    const change = (part: object) => {
      edit(part)
      onEdit?.()
    }
    const errorOf = (name: Name<V>) => {
      const fault = includes(asked, name) ? faults[name] : undefined
      if (fault !== undefined) return messageOf(messages[name], fault)
      return refusedAt.includes(name) && !isMended(name) ? refusal : undefined
    }
    const onSubmit = (event?: FormEvent) => {
      event?.preventDefault()
      // React events bubble from a sheet to the form that opened it.
      event?.stopPropagation()
      if (isBusy) return
      const filled = v.safeParse(schema, values)
      if (!check() || !filled.success) return declared.onInvalid?.(faults)
      setEdited([])
      send(filled.output)
    }
    return {
      values,
      isBusy,
      isDirty,
      failure,
      attempts,
      round,
      notice: refusedAt.length === 0 && edited !== 'all' ? refusal : undefined,
      errorOf,
      onSubmit,
      change: (part: Partial<V>) => change(part),
      prefill,
      check,
      forgive,
      reset,
      leave: (name: Name<V>) => {
        setAsked((before) => (before === 'all' ? before : [...before, name]))
        return faults[name] === undefined
      },
      field: (name: TextName<V>) => ({
        name,
        value: String(values[name]),
        error: errorOf(name),
        onChange: (typed: Typed) => change({ [name]: textOf(typed) }),
      }),
    }
  }
  return { bind, filled: () => v.parse(schema, values), key: values.key, renewKey, spend }
}
