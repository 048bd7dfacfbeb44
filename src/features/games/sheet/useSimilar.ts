import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '../../../api/games/game.ts'
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
    let isCurrent = true
    const settle = (games: readonly Game[]) => isCurrent && setSimilar(games)
    findSimilar(game.id, most).then(
      ({ games }) => settle(games.length > 0 ? games : likeAmong(knownGames(), game, most)),
      () => settle(likeAmong(knownGames(), game, most)),
    )
    return () => void (isCurrent = false)
  }, [game, language])
  return similar
}
