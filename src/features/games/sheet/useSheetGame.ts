import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Game } from '../../../api/games/game.ts'
import { findGame } from '../lookup/searcher.ts'
import { knownGame } from '../lookup/knownGame.ts'
import { openedGameAtom } from './sheet.atoms.ts'

interface Looked {
  readonly id: string
  readonly game: Game | null
}

/** The pressed game, replaced by the catalogue's entry, which has more fields, once that is found. */
export function useSheetGame(id: string | null) {
  const opened = useAtomValue(openedGameAtom)
  const [looked, setLooked] = useState<Looked | null>(null)
  const isLooked = looked !== null && looked.id === id
  const shown = useMemo(
    () => (opened?.id === id ? opened : id === null ? null : knownGame(id)),
    [opened, id],
  )
  const game = (isLooked ? looked.game : null) ?? shown
  const isPoor = id !== null && !isLooked && (shown === null || shown.rtp === null)
  useEffect(() => {
    if (!isPoor) return
    let isCurrent = true
    const settle = (found: Game | null) => isCurrent && setLooked({ id, game: found })
    findGame(id).then(
      (found) => settle(found ?? null),
      () => settle(null),
    )
    return () => void (isCurrent = false)
  }, [id, isPoor])
  return { game, isLost: game === null && isLooked }
}
