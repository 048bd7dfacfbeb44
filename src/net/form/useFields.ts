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
  /** From what was typed to what is sent, made of the endpoint's own schemas. */
  readonly schema: Maybe<V, v.GenericSchema<unknown, P>>
  /** One sentence for any fault of a field, or one for each; `malformed` stands in for those without. */
  readonly messages: Maybe<V, { readonly [N in Name<V>]?: Messages }>
  readonly failureText: (failure: Failure) => string
  /** The field at which a refusal is said; any other is said of the form. */
  readonly places?: Readonly<Partial<Record<Code, Name<V>>>>
  /** Fields that are right or wrong together: editing one takes back what was refused at the other. */
  readonly together?: readonly (readonly Name<V>[])[]
  /** Codes that the platform takes once: emptied after each try. */
  readonly oneTime?: readonly Name<V>[]
  readonly draft?: Draft<V>
  /** Called by a try that finds faults. */
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

/** As an input's event tells it, or bare. */
type Typed = string | { readonly target: { readonly value: string } }
const textOf = (typed: Typed) => (typeof typed === 'string' ? typed : typed.target.value)

/** What was typed and what is wrong with it; `bind` makes a form of it, once there is what sends it. */
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

  /** Whether these fields are fine, or all; where not, they say so, and the first of them takes the focus. */
  const check = (...names: readonly Name<V>[]) => {
    const several = names.length > 0 ? names : 'all'
    const isFine = !Object.keys(faults).some((name) => includes(several, name))
    if (!isFine) setAttempts((count) => count + 1)
    if (!isFine || several === 'all') setAsked(isFine ? [] : several)
    return isFine
  }
  /** Nothing is held against what stands in the form. */
  const forgive = () => {
    setAsked([])
    setEdited('all')
  }
  const reset = () => {
    clear()
    forgive()
  }
  /** The platform has taken a code, right or wrong. */
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
    const onSubmit = (event: FormEvent) => {
      event.preventDefault()
      // Out of a sheet an event bubbles to the form that the sheet was opened from, too.
      event.stopPropagation()
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
      /** Counts the one-time codes that were spent. */
      round,
      /** What was refused of the form as a whole. */
      notice: refusedAt.length === 0 && edited !== 'all' ? refusal : undefined,
      errorOf,
      onSubmit,
      change: (part: Partial<V>) => change(part),
      prefill,
      check,
      forgive,
      reset,
      /** From when a field is left it says what is wrong with it; tells whether it is fine. */
      leave: (name: Name<V>) => {
        setAsked((before) => (before === 'all' ? before : [...before, name]))
        return faults[name] === undefined
      },
      /** What a text field is drawn with. */
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
