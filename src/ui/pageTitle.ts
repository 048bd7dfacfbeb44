import { atom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'

interface PageTitle {
  readonly text: string
  readonly count?: number | undefined
  readonly actions?: ReactNode
}

const titleAtom = atom<PageTitle | null>(null)
export const pageTitleAtom = atom((get) => get(titleAtom))

/** Sets the header's title while mounted. `actions` must be the same element on every render. */
export function usePageTitle(text: string, count?: number, actions?: ReactNode) {
  const setTitle = useSetAtom(titleAtom)
  useEffect(() => {
    setTitle({ text, count, actions })
    return () => setTitle(null)
  }, [setTitle, text, count, actions])
}
