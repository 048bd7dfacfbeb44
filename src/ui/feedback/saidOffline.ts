import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const countAtom = atom(0)

/** A part of the page says that there is no connection, with a retry. */
export const isOfflineSaidAtom = atom((get) => get(countAtom) > 0)

/** Milliseconds in which a retry has failed as well. */
const pause = 500

export function useSaysOffline(isSaid: boolean) {
  const add = useSetAtom(countAtom)
  useEffect(() => {
    if (!isSaid) return
    add((count) => count + 1)
    return () => void setTimeout(() => add((count) => count - 1), pause)
  }, [isSaid, add])
}
