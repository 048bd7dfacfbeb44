import { useState } from 'react'
import type { Game } from '../../../api/games/game.ts'
import type { Filter } from '../filter/filter.rules.ts'
import { placeholderFrom } from './placeholder.rules.ts'

/** What may stand while the filter is being asked for: the certain part of the list before it. */
export function usePlaceholder(filter: Filter, games: readonly Game[] | undefined) {
  const [last, setLast] = useState({ filter, games })
  if (games && games !== last.games) setLast({ filter, games })
  return games ?? placeholderFrom(last.games ?? [], last.filter, filter)
}
