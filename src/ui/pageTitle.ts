import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

interface PageTitle {
  readonly text: string
  readonly count?: number | undefined
  /** From the platform, in a language and direction of its own. */
  readonly isName?: boolean | undefined
}

const titleAtom = atom<PageTitle | null>(null)
export const pageTitleAtom = atom((get) => get(titleAtom))

/** Sets the header's title while mounted. */
export function usePageTitle(text: string, count?: number, isName?: boolean) {
  const setTitle = useSetAtom(titleAtom)
  useEffect(() => {
    setTitle({ text, count, isName })
    return () => setTitle(null)
  }, [setTitle, text, count, isName])
}
