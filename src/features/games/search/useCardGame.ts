import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '../../../api/game.ts'
import { openedGameAtom } from './search.atoms.ts'
import { findGame } from './lookup/searcher.ts'

/** The game of the card: the one that was tapped, or, after a reload or a link, the phone's own copy. */
export function useCardGame(id: string | null): Game | null {
  const opened = useAtomValue(openedGameAtom)
  const [looked, setLooked] = useState<Game | null>(null)
  const known = [opened, looked].find((game) => game?.id === id) ?? null
  const isMissing = id !== null && known === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    findGame(id).then(
      (game) => isCurrent && setLooked(game ?? null),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [id, isMissing])
  return known
}
