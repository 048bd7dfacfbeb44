import { type WritableAtom, atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { holdUpdates } from '../../device/page/busy.ts'

/** `key` is the idempotency key of the next submit. */
type Keyed<V> = V & { readonly key: string }

export type Draft<V> = WritableAtom<Partial<Keyed<V>>, [part: object | null], void>

const noDraft = atom({}, (_get, _set, _part: object | null) => undefined)

function isSame<V extends object>(values: V, others: V) {
  for (const name in values) if (values[name] !== others[name]) return false
  return true
}

export type Values<V extends object> = ReturnType<typeof useValues<V>>

/** While values are dirty, no new version takes over. */
export function useValues<V extends object>(initial: V, drafted?: Draft<V>) {
  const [draft, keepDraft] = useAtom<Partial<Keyed<V>>, [object | null], void>(drafted ?? noDraft)
  const [held, setHeld] = useState<Keyed<V>>(() => ({ ...initial, key: crypto.randomUUID() }))
  const [untouched, setUntouched] = useState(initial)
  const values: Keyed<V> = { ...held, ...draft }
  const isDirty = !isSame(untouched, values)
  useEffect(() => (isDirty ? holdUpdates('form') : undefined), [isDirty])
  const put = (part: object) => {
    setHeld((before) => ({ ...before, ...part }))
    keepDraft(part)
  }
  /** Values filled in by the app do not make the form dirty. */
  const prefill = (part: Partial<V>) => {
    put(part)
    setUntouched((before) => ({ ...before, ...part }))
  }
  const renewKey = () => put({ key: crypto.randomUUID() })
  const reset = () => {
    prefill(initial)
    renewKey()
    keepDraft(null)
  }
  return { values, isDirty, put, prefill, renewKey, reset }
}
