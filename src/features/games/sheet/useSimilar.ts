import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '../../../api/games/game.ts'
import { whileCurrent } from '../../../device/whileCurrent.ts'
import { findSimilar } from '../lookup/searcher.ts'
import { knownGames } from '../lookup/knownGame.ts'
import { listLanguageAtom } from '../../merchant/merchant.atoms.ts'
import { likeAmong } from './similar.rules.ts'

const most = 12

/** Undefined until the device's catalogue has been searched. */
export function useSimilar(game: Game) {
  const language = useAtomValue(listLanguageAtom)
  const [similar, setSimilar] = useState<readonly Game[]>()
  useEffect(() => {
    const found = findSimilar(game.id, most).catch(() => ({ games: [] }))
    return whileCurrent(found, ({ games }) =>
      setSimilar(games.length > 0 ? games : likeAmong(knownGames(), game, most)),
    )
  }, [game, language])
  return similar
}
