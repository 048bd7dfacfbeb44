import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { listLanguageAtom } from '../../../merchant/merchant.atoms.ts'
import { findGameIntent } from '../../launch/launch.atoms.ts'
import { playedGames, renamePlayed } from '../../own/played.ts'

/** The games last played; a name of another language stays until there is one of this. */
export function usePlayed() {
  const language = useAtomValue(listLanguageAtom)
  const find = useSetAtom(findGameIntent)
  const [games, setGames] = useState(playedGames)
  useEffect(() => {
    let isCurrent = true
    const foreign = playedGames().filter((game) => (game.language ?? language) !== language)
    const rename = async () => {
      const found = await Promise.all(foreign.map(({ id }) => find(id).catch(() => [])))
      if (!isCurrent) return
      renamePlayed(found.flat(), language)
      setGames(playedGames())
    }
    if (foreign.length > 0) void rename()
    return () => void (isCurrent = false)
  }, [find, language])
  return games
}
