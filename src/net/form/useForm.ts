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
type OrFunction<V, T> = T | ((values: V) => T)

/** `key` is the idempotency key of the next submit. */
type WithKey = { readonly key: string }

export interface FormSpec<V extends object, P> {
  /** The values until something is typed; they may change later. */
  readonly initial: V
  readonly draft?: WritableAtom<Partial<V & WithKey>, [part: object | null], void>
  readonly schema: OrFunction<V, v.GenericSchema<unknown, P>>
  /** One text for all faults of a field, or one per fault, with `malformed` as the default. */
  readonly messages: OrFunction<V, { readonly [N in Name<V>]?: Messages }>
  readonly failureText: (failure: Failure) => string
  readonly places?: Readonly<Partial<Record<RefusalCode, Name<V>>>>
}

const resolved = <V, T>(option: OrFunction<V, T>, values: V): T =>
  option instanceof Function ? option(values) : option

const withNewKey = () => ({ key: newKey() })

const noDraft = atom({}, (_get, _set, _part: object | null) => undefined)

/** While values are dirty, no new version takes over. */
export function useValues<V extends object>({ initial, draft = noDraft }: FormSpec<V, unknown>) {
  const [drafted, storeDraft] = useAtom(draft)
  const [held, setHeld] = useState<WithKey>(withNewKey)
  const values: V & WithKey = { ...initial, ...held, ...drafted }
  const now = new Map(Object.entries(values))
  const isDirty = Object.entries(initial).some(([name, value]) => now.get(name) !== value)
  useEffect(() => (isDirty ? holdUpdates('form') : undefined), [isDirty])
  const setValues = (part: object) => {
    setHeld((before) => ({ ...before, ...part }))
    storeDraft(part)
  }
  const renewKey = () => setValues(withNewKey())
  const reset = () => {
    setHeld(withNewKey)
    storeDraft(null)
  }
  return { values, isDirty, setValues, renewKey, reset }
}

interface Sender<P> {
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly send: (filled: P) => void
  readonly onEdit: (names: readonly string[]) => void
  readonly clearFailure?: () => void
}

type InputValue = string | { readonly target: { readonly value: string } }

const untouched = { touched: [] as readonly string[], edited: [] as readonly string[] }

/** A field shows its fault once it has been checked, and a refusal until it is edited. */
export function useFields<V extends object, P>(
  spec: FormSpec<V, P>,
  typed: ReturnType<typeof useValues<V>>,
  { isBusy, failure, send, onEdit, clearFailure }: Sender<P>,
) {
  const { messages, failureText, places = {} } = spec
  const { values, setValues } = typed
  const schema = resolved(spec.schema, values)
  const faults = faultsOf(schema, values)
  const [{ touched, edited }, setMarks] = useState(untouched)
  const [attempts, setAttempts] = useState(0)
  const refused = failure
    ? placesOf(failure, places).filter((name) => Object.hasOwn(values, name))
    : []
  // The login over the form already says that the session has ended, and after that login the message would be
  // wrong.
  const isShown = refused.length > 0 || failure?.kind !== 'signedOut'
  const refusal = failure && isShown ? failureText(failure) : undefined
  const errorOf = (name: Name<V>) => {
    const fault = touched.includes(name) ? faults[name] : undefined
    if (fault === undefined)
      return refused.includes(name) && !edited.includes(name) ? refusal : undefined
    const texts: Messages = resolved(messages, values)[name] ?? {}
    return typeof texts === 'string' ? texts : (texts[fault] ?? texts['malformed'] ?? fault)
  }
  const change = (part: object) => {
    const names = Object.keys(part)
    setValues(part)
    setMarks((marks) => ({ ...marks, edited: [...marks.edited, ...names] }))
    onEdit(names)
  }
  const touch = (...names: readonly string[]) =>
    setMarks((marks) => ({ ...marks, touched: [...marks.touched, ...names] }))
  /** Invalid fields show their errors, and the first one takes the focus. */
  const validate = (...names: readonly string[]) => {
    const isValid = !names.some((name) => Object.hasOwn(faults, name))
    if (!isValid) {
      touch(...names)
      setAttempts((count) => count + 1)
    }
    return isValid
  }
  const clearErrors = () => {
    setMarks(untouched)
    clearFailure?.()
  }
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    // React events bubble from a sheet to the form that opened it.
    event?.stopPropagation()
    if (isBusy || !validate(...Object.keys(values))) return
    clearErrors()
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
    validate: (name: Name<V>) => validate(name),
    touch: (name: Name<V>) => touch(name),
    clearErrors,
    onSubmit,
    change: (part: Partial<V>) => change(part),
    field: (name: TextName<V>) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (to: InputValue) =>
        change({ [name]: typeof to === 'string' ? to : to.target.value }),
    }),
  }
}

interface SubmitSpec<V extends object, P, R> extends FormSpec<V, P> {
  readonly intent: WritableAtom<unknown, [filled: P, options?: CallOptions], Promise<R>>
  /** Single-use codes, cleared after each submit. */
  readonly oneTime?: readonly Name<V>[]
  /** Runs before or during the submit, while the player waits. */
  readonly around?: (filled: P, submit: (filled: P) => Promise<void>) => Promise<void>
  readonly onDone?: (result: R, filled: P) => void
  readonly onFailed?: (failure: Failure) => void
}

export function useForm<V extends object, P, R>(spec: SubmitSpec<V, P, R>) {
  const { intent, oneTime = [], around, onDone, onFailed } = spec
  const typed = useValues(spec)
  const { values, setValues, renewKey } = typed
  const [round, setRound] = useState(0)
  const { run, reset, isBusy, failure } = useIntent(intent, (refusal) => {
    // After a refusal the next submit is a new request; an unanswered one may have succeeded.
    if (!isUnanswered(refusal)) renewKey()
    onFailed?.(refusal)
  })
  const submit = async (filled: P) => {
    const isSame = samePlayer()
    const result = await run(filled, { idempotencyKey: values.key })
    // Values written now would belong to the next player.
    if (result === undefined && !isSame()) return
    setValues(Object.fromEntries(oneTime.map((name) => [name, ''])))
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
  const sender = {
    isBusy,
    failure,
    send: (filled: P) => void send(filled),
    onEdit,
    clearFailure: reset,
  }
  return { ...useFields(spec, typed, sender), round }
}
