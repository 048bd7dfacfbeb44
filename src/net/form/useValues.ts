import { type WritableAtom, atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { holdUpdates } from '../../device/page/busy.ts'

/** With the idempotency key of what was typed: another text is another act. */
export type Keyed<V> = V & { readonly key: string }

/** Keeps what its own schema names, never a secret, when the page is left. */
export type Draft<V> = WritableAtom<Partial<Keyed<V>>, [part: object | null], void>

const noDraft: WritableAtom<Record<never, never>, [part: object | null], void> = atom(
  {},
  () => undefined,
)

const isSame = (values: object, others: object) => {
  const other = new Map<string, unknown>(Object.entries(others))
  return Object.entries(values).every(([name, value]) => value === other.get(name))
}

/** What stands in a form. While the player has typed something, no new version takes over. */
export function useValues<V extends object>(initial: V, drafted?: Draft<V>) {
  const [draft, keepDraft] = useAtom(drafted ?? noDraft)
  const [held, setHeld] = useState<Keyed<V>>(() => ({ ...initial, key: crypto.randomUUID() }))
  const [untouched, setUntouched] = useState<object>(initial)
  const values: Keyed<V> = { ...held, ...draft }
  const isDirty = !isSame(untouched, values)
  useEffect(() => (isDirty ? holdUpdates('form') : undefined), [isDirty])
  const put = (part: object) => {
    setHeld((before) => ({ ...before, ...part }))
    keepDraft(part)
  }
  /** What the phone fills in by itself is not typed. */
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
