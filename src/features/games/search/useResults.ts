import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { merged } from './results.rules.ts'
import { platformGamesAtom } from './search.atoms.ts'
import { useFound } from './useFound.ts'

const step = 24

/** What phone and platform find together for a text; `more` shows further games of the phone's. */
export function useResults(text: string, isAsked: boolean) {
  const [shown, setShown] = useState({ text, most: step })
  const most = shown.text === text ? shown.most : step
  const { found, failure, isSettled, age, retry } = useFound(text, most)
  // Without a catalogue on the phone there is only the platform to ask.
  const asked = isAsked || (isSettled && failure) ? text : ''
  const platform = useAtomValue(platformGamesAtom(asked))
  const own = found?.games ?? []
  const games = merged(own, platform.value?.items ?? [])
  return {
    games,
    total: (found?.total ?? 0) + games.length - own.length,
    hasMore: found !== undefined && found.total > own.length,
    more: () => setShown({ text, most: most + step }),
    isSettled,
    isPending: games.length === 0 && (!isSettled || platform.isPending),
    failure: platform.failure && failure,
    platform,
    age,
    retry,
  }
}
