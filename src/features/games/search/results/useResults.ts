import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { listGames } from '#api/games/games.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { type Failure, asFailure } from '#net/failure.ts'
import { cachedFamily } from '#net/query/family.ts'
import { pagesAtom } from '#net/query/query.ts'
import { inListLanguage, listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { pageSizes } from '#features/games/catalogue/games.params.ts'
import type { Found } from '#features/games/lookup/search.messages.ts'
import { confirmedAtAtom, findGames } from '#features/games/lookup/searcher.ts'
import type { Game } from '#api/games/game.ts'

const step = 24
const nothing = { games: [], total: 0 }

const platformGamesAtom = cachedFamily((name: string) =>
  pagesAtom(listGames, (get, page) =>
    name === '' ? null : { ...inListLanguage(get), page, pageSize: pageSizes.lobby, name },
  ),
)

/** Device and platform together; `more` shows further games of the device, then of the platform. */
export function useResults(text: string, isSubmitted: boolean) {
  const [shown, setShown] = useState({ text, limit: step })
  const limit = shown.text === text ? shown.limit : step
  const { found = nothing, failure, isSettled, age, retry } = useFound(text, limit)
  // Without a catalogue on the device only the platform can be searched.
  const isMissing = isSettled && failure !== undefined
  const platform = useAtomValue(platformGamesAtom(isSubmitted || isMissing ? text : ''))
  const games = merged(found, platform.value ?? [])
  const hasMoreOwn = found.total > found.games.length
  const pages = {
    value: games,
    total: foundCountOf(found, games, platform.total ?? 0),
    hasMore: hasMoreOwn || platform.hasMore,
    isLoadingMore: hasMoreOwn ? !isSettled : platform.isLoadingMore,
    failure: hasMoreOwn ? undefined : platform.failure,
    more: () => (hasMoreOwn ? setShown({ text, limit: limit + step }) : platform.more()),
  }
  return {
    pages,
    isMissing,
    isPending: games.length === 0 && (!isSettled || platform.isPending),
    failure: platform.failure && failure,
    platform,
    age,
    retry: () => {
      retry()
      if (platform.failure) platform.retry()
    },
  }
}

interface Outcome {
  readonly text: string
  readonly found?: Found
  readonly failure?: Failure
}

/** Searches the device at every letter; the last results stay until the next arrive. */
function useFound(text: string, limit: number) {
  const language = useAtomValue(listLanguageAtom)
  const confirmedAt = useAtomValue(confirmedAtAtom)
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>({ text: '' })
  useEffect(() => {
    const searched = findGames(text, limit).then(
      (found) => ({ text, found }),
      (thrown: unknown) => ({ text, failure: asFailure(thrown) }),
    )
    return whileCurrent(searched, setOutcome)
  }, [text, limit, language, confirmedAt, tries])
  const { found, failure } = outcome
  const isConfirmed = found !== undefined && confirmedAt >= found.at
  return {
    found,
    failure,
    isSettled: outcome.text === text,
    age: {
      at: isConfirmed ? confirmedAt : found?.at,
      isCached: (found?.isCached ?? false) && !isConfirmed,
    },
    retry: () => setTries(tries + 1),
  }
}

/** The first part of what one source has found. */
interface Part {
  readonly games: readonly Game[]
  readonly total: number
}

/** What the device found, then what only the platform found; each game once. */
export function merged(own: Part, platform: readonly Game[]): readonly Game[] {
  if (own.total > own.games.length) return own.games
  const known = new Set(own.games.map(({ id }) => id))
  const others = new Map(platform.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]))
  return [...own.games, ...others.values()]
}

/** A lower bound: games of the platform's further pages may be among those of the device. */
export const foundCountOf = (own: Part, games: readonly Game[], platformTotal: number) =>
  Math.max(own.total, games.length, platformTotal)
