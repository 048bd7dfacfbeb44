import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const countAtom = atom(0)

/** Whether a part of the page shows that there is no connection, with a retry. */
export const isOfflineShownAtom = atom((get) => get(countAtom) > 0)

/** Milliseconds within which a failed retry shows its notice again. */
const pause = 500

export function useOfflineNotice(isShown: boolean) {
  const add = useSetAtom(countAtom)
  useEffect(() => {
    if (!isShown) return
    add((count) => count + 1)
    return () => void setTimeout(() => add((count) => count - 1), pause)
  }, [isShown, add])
}
