import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '../../../api/games/game.ts'
import { knownGame } from '../lookup/knownGame.ts'
import { findGameIntent } from './launch.atoms.ts'

/**
 * The game as the lists name it, for the launch answers in the interface's language (decisions 47). Undefined while it
 * is being looked up, null where it cannot be found.
 */
export function useFoundGame(id: string): Game | null | undefined {
  const find = useSetAtom(findGameIntent)
  const [game, setGame] = useState<Game | null | undefined>(() => knownGame(id) ?? undefined)
  const isWanted = game === undefined
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const settle = (found: Game | null) => isCurrent && setGame(found)
    find(id).then(settle, () => settle(null))
    return () => void (isCurrent = false)
  }, [find, id, isWanted])
  return game
}
