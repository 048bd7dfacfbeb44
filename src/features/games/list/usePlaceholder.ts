import { useState } from 'react'
import type { Game } from '../../../api/games/game.ts'
import type { Filter } from '../filter/filter.rules.ts'
import { placeholderFrom } from './placeholder.rules.ts'

/** The games; while they load, those of the last filter that certainly match. */
export function usePlaceholder(filter: Filter, games: readonly Game[] | undefined) {
  const [last, setLast] = useState({ filter, games })
  if (games && games !== last.games) setLast({ filter, games })
  return games ?? placeholderFrom(last.games ?? [], last.filter, filter)
}
