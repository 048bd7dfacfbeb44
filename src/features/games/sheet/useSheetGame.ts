import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { findGameIntent } from '#features/games/launch/launch.atoms.ts'
import { findGame } from '#features/games/lookup/searcher.ts'
import { knownGame } from '#features/games/lookup/knownGame.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { openedGameAtom } from './useSheet.ts'

interface Looked {
  readonly id: string
  readonly game: Game | null
  readonly language: string
}

/**
 * The pressed game, replaced by the catalogue's entry, which has more fields, once that is found. Without a catalogue
 * the platform names it in a language that is chosen later.
 */
export function useSheetGame(id: string | null) {
  const opened = useAtomValue(openedGameAtom)
  const language = useAtomValue(listLanguageAtom)
  const ask = useSetAtom(findGameIntent)
  const [looked, setLooked] = useState<Looked | null>(null)
  const isLooked = looked !== null && looked.id === id && looked.language === language
  const shown = useMemo(() => {
    const pressed = opened?.game.id === id ? opened : null
    if (id === null || pressed?.language === language) return pressed?.game ?? null
    return knownGame(id) ?? pressed?.game ?? null
  }, [opened, id, language])
  const game = (isLooked ? looked.game : null) ?? shown
  const isForeign = opened?.game === shown && opened?.language !== language
  const isPoor = id !== null && !isLooked && (shown?.rtp == null || isForeign)
  useEffect(() => {
    if (!isPoor) return
    const found = findGame(id)
      .catch(() => (isForeign ? ask(id) : null))
      .catch(() => null)
    return whileCurrent(found, (entry) => setLooked({ id, game: entry ?? null, language }))
  }, [ask, id, isPoor, isForeign, language])
  return { game, isLost: game === null && isLooked }
}
