import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

interface PageTitle {
  readonly text: string
  readonly count?: number | undefined
  /** The language of a name from the platform, which also has its own direction. */
  readonly lang?: string | undefined
}

const titleAtom = atom<PageTitle | null>(null)
export const pageTitleAtom = atom((get) => get(titleAtom))

/** Sets the header's title while mounted. */
export function usePageTitle(text: string, count?: number, lang?: string) {
  const setTitle = useSetAtom(titleAtom)
  useEffect(() => {
    setTitle({ text, count, lang })
    return () => setTitle(null)
  }, [setTitle, text, count, lang])
}
