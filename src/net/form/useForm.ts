import { type WritableAtom, atom, useAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { RefusalCode } from '#api/codes.ts'
import { holdUpdates } from '#device/page/busy.ts'
import { newKey } from '#device/newKey.ts'
import type { CallOptions } from '#net/call.ts'
import type { Failure } from '#net/failure.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { samePlayer } from '#net/session/player.ts'
import { useIntent } from '#net/useIntent.ts'
import { faultsOf, placesOf } from './faults.ts'

type Name<V> = keyof V & string
type TextName<V> = { [N in Name<V>]: V[N] extends string ? N : never }[Name<V>]
type Messages = string | Readonly<Record<string, string>>
type Maybe<V, T> = T | ((values: V) => T)

/** `key` is the idempotency key of the next submit. */
type Keyed = { readonly key: string }

export interface Declared<V extends object, P> {
  /** The values until something is typed; they may change later. */
  readonly initial: V
  readonly draft?: WritableAtom<Partial<V & Keyed>, [part: object | null], void>
  readonly schema: Maybe<V, v.GenericSchema<unknown, P>>
  /** One text for all faults of a field, or one per fault, with `malformed` as the default. */
  readonly messages: Maybe<V, { readonly [N in Name<V>]?: Messages }>
  readonly failureText: (failure: Failure) => string
  readonly places?: Readonly<Partial<Record<RefusalCode, Name<V>>>>
}

const madeFor = <V, T>(maybe: Maybe<V, T>, values: V): T =>
  maybe instanceof Function ? maybe(values) : maybe

const keyed = () => ({ key: newKey() })

const noDraft = atom({}, (_get, _set, _part: object | null) => undefined)

/** While values are dirty, no new version takes over. */
export function useValues<V extends object>({ initial, draft = noDraft }: Declared<V, unknown>) {
  const [drafted, keepDraft] = useAtom(draft)
  const [held, hold] = useState<Keyed>(keyed)
  const values: V & Keyed = { ...initial, ...held, ...drafted }
  const now = new Map(Object.entries(values))
  const isDirty = Object.entries(initial).some(([name, value]) => now.get(name) !== value)
  useEffect(() => (isDirty ? holdUpdates('form') : undefined), [isDirty])
  const put = (part: object) => {
    hold((before) => ({ ...before, ...part }))
    keepDraft(part)
  }
  const renewKey = () => put(keyed())
  const reset = () => {
    hold(keyed)
    keepDraft(null)
  }
  return { values, isDirty, put, renewKey, reset }
}

interface Sender<P> {
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly send: (filled: P) => void
  readonly onEdit: (names: readonly string[]) => void
  readonly forget?: () => void
}

type Typed = string | { readonly target: { readonly value: string } }

const untried = { checked: [] as readonly string[], edited: [] as readonly string[] }

/** A field shows its fault once it has been checked, and a refusal until it is edited. */
export function useFields<V extends object, P>(
  declared: Declared<V, P>,
  typed: ReturnType<typeof useValues<V>>,
  { isBusy, failure, send, onEdit, forget }: Sender<P>,
) {
  const { messages, failureText, places = {} } = declared
  const { values, put } = typed
  const schema = madeFor(declared.schema, values)
  const faults = faultsOf(schema, values)
  const [{ checked, edited }, setTried] = useState(untried)
  const [attempts, setAttempts] = useState(0)
  const refused = failure
    ? placesOf(failure, places).filter((name) => Object.hasOwn(values, name))
    : []
  // The login over the form already says that the session has ended, and after that login the sentence would be
  // wrong.
  const isSaid = refused.length > 0 || failure?.kind !== 'signedOut'
  const refusal = failure && isSaid ? failureText(failure) : undefined
  const errorOf = (name: Name<V>) => {
    const fault = checked.includes(name) ? faults[name] : undefined
    if (fault === undefined)
      return refused.includes(name) && !edited.includes(name) ? refusal : undefined
    const texts: Messages = madeFor(messages, values)[name] ?? {}
    return typeof texts === 'string' ? texts : (texts[fault] ?? texts['malformed'] ?? fault)
  }
  const change = (part: object) => {
    const names = Object.keys(part)
    put(part)
    setTried((tried) => ({ ...tried, edited: [...tried.edited, ...names] }))
    onEdit(names)
  }
  const leave = (...names: readonly string[]) =>
    setTried((tried) => ({ ...tried, checked: [...tried.checked, ...names] }))
  /** Invalid fields show their errors, and the first one takes the focus. */
  const check = (...names: readonly string[]) => {
    const isValid = !names.some((name) => Object.hasOwn(faults, name))
    if (!isValid) {
      leave(...names)
      setAttempts((count) => count + 1)
    }
    return isValid
  }
  const forgive = () => {
    setTried(untried)
    forget?.()
  }
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    // React events bubble from a sheet to the form that opened it.
    event?.stopPropagation()
    if (isBusy || !check(...Object.keys(values))) return
    forgive()
    send(v.parse(schema, values))
  }
  return {
    ...typed,
    faults,
    attempts,
    notice: refused.length === 0 ? refusal : undefined,
    isBusy,
    failure,
    errorOf,
    check: (name: Name<V>) => check(name),
    leave: (name: Name<V>) => leave(name),
    forgive,
    onSubmit,
    change: (part: Partial<V>) => change(part),
    field: (name: TextName<V>) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (to: Typed) => change({ [name]: typeof to === 'string' ? to : to.target.value }),
    }),
  }
}

interface Sent<V extends object, P, R> extends Declared<V, P> {
  readonly intent: WritableAtom<unknown, [filled: P, options?: CallOptions], Promise<R>>
  /** Single-use codes, cleared after each submit. */
  readonly oneTime?: readonly Name<V>[]
  /** Runs before or during the submit, while the player waits. */
  readonly around?: (filled: P, submit: (filled: P) => Promise<void>) => Promise<void>
  readonly onDone?: (result: R, filled: P) => void
  readonly onFailed?: (failure: Failure) => void
}

export function useForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const { intent, oneTime = [], around, onDone, onFailed } = declared
  const typed = useValues(declared)
  const { values, put, renewKey } = typed
  const [round, setRound] = useState(0)
  const { run, forget, isBusy, failure } = useIntent(intent, (refusal) => {
    // After a refusal the next submit is a new request; an unanswered one may have succeeded.
    if (!isUnanswered(refusal)) renewKey()
    onFailed?.(refusal)
  })
  const submit = async (filled: P) => {
    const isSame = samePlayer()
    const result = await run(filled, { idempotencyKey: values.key })
    // Values written now would belong to the next player.
    if (result === undefined && !isSame()) return
    put(Object.fromEntries(oneTime.map((name) => [name, ''])))
    setRound((count) => count + 1)
    if (result !== undefined) onDone?.(result, filled)
  }
  const isSending = useRef(false)
  /** `around` may wait before the request, when the intent is not yet under way. */
  const send = async (filled: P) => {
    if (isSending.current) return
    isSending.current = true
    await (around ? around(filled, submit) : submit(filled)).finally(() => {
      isSending.current = false
    })
  }
  const onEdit = (names: readonly string[]) => {
    if (!names.every((name) => oneTime.some((once) => once === name))) renewKey()
  }
  const sender = { isBusy, failure, send: (filled: P) => void send(filled), onEdit, forget }
  return { ...useFields(declared, typed, sender), round }
}
