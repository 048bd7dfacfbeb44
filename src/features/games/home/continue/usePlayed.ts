import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../../device/whileCurrent.ts'
import { listLanguageAtom } from '../../../merchant/merchant.atoms.ts'
import { findGameIntent } from '../../launch/launch.atoms.ts'
import { playedGames, renamePlayed } from '../../own/played.ts'

/** The games last played; a name of another language stays until there is one of this. */
export function usePlayed() {
  const language = useAtomValue(listLanguageAtom)
  const find = useSetAtom(findGameIntent)
  const [games, setGames] = useState(playedGames)
  useEffect(() => {
    const foreign = playedGames().filter((game) => (game.language ?? language) !== language)
    if (foreign.length === 0) return
    const searches = foreign.map(({ id }) => find(id).catch(() => []))
    return whileCurrent(Promise.all(searches), (found) => {
      renamePlayed(found.flat(), language)
      setGames(playedGames())
    })
  }, [find, language])
  return games
}
