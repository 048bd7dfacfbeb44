import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '../../../api/game.ts'
import { openedGameAtom } from './search.atoms.ts'
import { findGame } from './lookup/searcher.ts'

/** The game of the card: the one that was tapped, and once it is there the catalogue's own, which knows more of it. */
export function useCardGame(id: string | null): Game | null {
  const opened = useAtomValue(openedGameAtom)
  const [looked, setLooked] = useState<Game | null>(null)
  const known = [looked, opened].find((game) => game?.id === id) ?? null
  const isPoor = id !== null && (known === null || known.rtp === null)
  useEffect(() => {
    if (!isPoor) return
    let isCurrent = true
    findGame(id).then(
      (game) => isCurrent && game && setLooked(game),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [id, isPoor])
  return known
}
