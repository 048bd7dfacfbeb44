import { type Atom, type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

export function useFollow(followed: Atom<unknown>, intent: WritableAtom<unknown, [], unknown>) {
  const value = useAtomValue(followed)
  const run = useSetAtom(intent)
  useEffect(() => void run(), [run, value])
}
