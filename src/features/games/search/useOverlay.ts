import { useRouter, useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { Game } from '../../../api/game.ts'
import { cardOf } from './overlay.search.ts'
import { openedGameAtom } from './search.atoms.ts'

/** What the address says of the search, and how to change it: opening is a step forward, so that back closes. */
export function useOverlay() {
  const { find, card } = useSearch({ strict: false })
  const router = useRouter()
  const setOpened = useSetAtom(openedGameAtom)
  const ways = useMemo(() => {
    const change = (
      search: { find?: string | undefined; card?: string | number | undefined },
      isNew: boolean,
    ) =>
      void router.navigate({
        to: '.',
        search: (before) => ({ ...before, ...search }),
        replace: !isNew,
        resetScroll: false,
      })
    const leave = (search: { find?: undefined; card: undefined }) => {
      if (router.history.canGoBack()) router.history.back()
      else change(search, false)
    }
    return {
      close: () => leave({ find: undefined, card: undefined }),
      closeCard: () => leave({ card: undefined }),
      type: (text: string) => change({ find: text.slice(0, 60) }, false),
      openCard: (game: Game) => {
        setOpened(game)
        change({ card: cardOf(game.id) }, true)
      },
    }
  }, [router, setOpened])
  return { find, card: card === undefined ? null : String(card), ...ways }
}
