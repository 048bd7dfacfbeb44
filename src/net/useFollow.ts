import { type Atom, type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Runs an intent at once, and again whenever the atom has another value. */
export function useFollow(followed: Atom<unknown>, intent: WritableAtom<unknown, [], unknown>) {
  const value = useAtomValue(followed)
  const run = useSetAtom(intent)
  useEffect(() => void run(), [run, value])
}
