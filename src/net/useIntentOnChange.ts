import { type Atom, type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Runs the intent on mount and whenever the value changes. */
export function useIntentOnChange(
  watched: Atom<unknown>,
  intent: WritableAtom<unknown, [], unknown>,
) {
  const value = useAtomValue(watched)
  const run = useSetAtom(intent)
  useEffect(() => void run(), [run, value])
}
