import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { knownGame } from '#features/games/lookup/knownGame.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { findGameIntent } from './launch.atoms.ts'

interface Found {
  readonly game: Game | null | undefined
  readonly language: string
}

/**
 * The game with its name from the lists, because a launch answers in the interface's language. Undefined while it is
 * being looked up, null if it cannot be found.
 */
export function useFoundGame(id: string): Game | null | undefined {
  const find = useSetAtom(findGameIntent)
  const language = useAtomValue(listLanguageAtom)
  const [found, setFound] = useState<Found>(() => ({ game: knownGame(id) ?? undefined, language }))
  const isWanted = found.game === undefined || found.language !== language
  useEffect(() => {
    if (!isWanted) return
    const named = find(id).catch(() => null)
    return whileCurrent(named, (game) =>
      setFound((before) => ({ game: game ?? before.game ?? null, language })),
    )
  }, [find, id, isWanted, language])
  return found.game
}
