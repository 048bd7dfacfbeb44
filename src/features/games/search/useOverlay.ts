import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

/** The search in the address. Opening pushes a history entry, so that back closes it. */
export function useOverlay() {
  const { find } = useSearch({ strict: false })
  const router = useRouter()
  const actions = useMemo(() => {
    const change = (find: string | undefined) =>
      void router.navigate({
        to: '.',
        search: (before) => ({ ...before, find, ...(find === undefined && { card: undefined }) }),
        replace: true,
        resetScroll: false,
      })
    return {
      close: () => {
        if (router.history.canGoBack()) router.history.back()
        else change(undefined)
      },
      type: (text: string) => change(text.slice(0, 60)),
    }
  }, [router])
  return { find, ...actions }
}
