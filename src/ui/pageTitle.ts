import { atom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'

export interface PageTitle {
  readonly text: string
  /** Said after the title, such as the number of games of a category. */
  readonly count?: number | undefined
  /** Stands at the end of the header. */
  readonly actions?: ReactNode
}

const titleAtom = atom<PageTitle | null>(null)
/** What the screen calls itself in the header, where that is more than its route's title. */
export const pageTitleAtom = atom((get) => get(titleAtom))

/** Names the screen in the header for as long as it is shown; `actions` must be the same element each time. */
export function usePageTitle(text: string, count?: number, actions?: ReactNode) {
  const setTitle = useSetAtom(titleAtom)
  useEffect(() => {
    setTitle({ text, count, actions })
    return () => setTitle(null)
  }, [setTitle, text, count, actions])
}
