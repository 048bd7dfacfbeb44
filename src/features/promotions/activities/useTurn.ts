import { useSetAtom } from 'jotai'
import type { Promotion } from '#api/promotions/promotions.ts'
import { firstAfter, useOnceAt } from '#net/reach/useNow.ts'
import type { Read } from '#net/query/query.ts'
import { rereadStandingsIntent } from './activity.atoms.ts'

/** Refetches the activities, and the player's standings in them, when the next one begins or ends. */
export function useTurn(
  { at, retry }: Pick<Read<unknown>, 'at' | 'retry'>,
  all: readonly Promotion[],
) {
  const rereadStandings = useSetAtom(rereadStandingsIntent)
  const changes = all.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  useOnceAt(firstAfter(at, changes), () => {
    retry()
    rereadStandings()
  })
}
