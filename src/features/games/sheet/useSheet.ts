import { useSearch } from '@tanstack/react-router'
import { useSetAtom, atom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { useOverlays } from '#features/games/overlay/useOverlays.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'

const heldAtom = atom<{ readonly game: Game; readonly language: string } | null>(null)

/** The game whose sheet was opened last, and the language of its name; the address has only its id. */
export const openedGameAtom = atom(
  (get) => get(heldAtom),
  (get, set, game: Game | null) => set(heldAtom, game && { game, language: get(listLanguageAtom) }),
)

/** The game whose sheet the address names. */
export function useSheet() {
  const { card } = useSearch({ strict: false })
  const { change, close } = useOverlays()
  const setOpened = useSetAtom(openedGameAtom)
  // From one sheet to another it replaces the entry, so that closing leads back to the page.
  const openById = (id: string) => change({ card: id }, card === undefined)
  return {
    id: card ?? null,
    open: (game: Game) => {
      setOpened(game)
      openById(game.id)
    },
    openById,
    close: () => close({ card: undefined }),
  }
}
