import { useState } from 'react'
import type { Game } from '../../../../api/games/game.ts'
import type { Filter } from './filter.rules.ts'
import { foretold } from './foretold.rules.ts'

/** What may stand while the filter is being asked for: the certain part of the list before it. */
export function useForetold(filter: Filter, games: readonly Game[] | undefined) {
  const [last, setLast] = useState({ filter, games })
  if (games && games !== last.games) setLast({ filter, games })
  return games ?? foretold(last.games ?? [], last.filter, filter)
}
