import { useRouter, useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { Game } from '../../../api/games/game.ts'
import { cardOf } from '../overlay.search.ts'
import { openedGameAtom } from './sheet.atoms.ts'

/** The game whose sheet the address names. Opening pushes a history entry, so that back closes it. */
export function useSheet() {
  const { card } = useSearch({ strict: false })
  const router = useRouter()
  const setOpened = useSetAtom(openedGameAtom)
  const actions = useMemo(() => {
    const show = (id: string | undefined, isNew: boolean) =>
      void router.navigate({
        to: '.',
        search: (before) => ({ ...before, card: cardOf(id) }),
        replace: !isNew,
        resetScroll: false,
      })
    const isOpen = () => router.state.location.search.card !== undefined
    return {
      /** From one sheet to another it replaces the entry, so that closing leads back to the page. */
      open: (game: Game) => {
        setOpened(game)
        show(game.id, !isOpen())
      },
      openById: (id: string) => show(id, !isOpen()),
      close: () => {
        if (router.history.canGoBack()) router.history.back()
        else show(undefined, false)
      },
    }
  }, [router, setOpened])
  return { id: card === undefined ? null : String(card), ...actions }
}
