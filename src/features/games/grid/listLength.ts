import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { tabStorage, readJson } from '#device/storage/storage.ts'
import type { ReadPages } from '#net/query/query.ts'
import { pageSizes } from '#features/games/catalogue/games.params.ts'

const storageKey = 'listLengths'
const most = 30
/** More games are not loaded to find a scroll position again. */
const mostGames = 40 * pageSizes.lobby
const Lengths = v.fallback(v.array(v.tuple([v.string(), v.number()])), [])

const lengths = new Map<string, number>(v.parse(Lengths, readJson(tabStorage, storageKey) ?? []))

function store(key: string, length: number) {
  lengths.delete(key)
  lengths.set(key, length)
  tabStorage.write(storageKey, JSON.stringify([...lengths].slice(-most)))
}

/**
 * How many places a list has: those that are known, and after a reload at first as many as the player had seen at
 * this history entry, whose pages are loaded again.
 */
export function useListLength(known: number, pages: ReadPages<unknown>): number {
  const router = useRouter()
  const [{ key, before }] = useState(() => {
    const { href } = router.state.location
    // Browsers without keys for history entries share one length per address.
    const entry = `${window.navigation?.currentEntry?.key ?? ''} ${href}`
    return { key: entry, before: Math.min(lengths.get(entry) ?? 0, mostGames) }
  })
  const { isPending, hasMore, isLoadingMore, failure } = pages
  const isShort = known < before && (isPending || (hasMore && !failure))
  const more = useEffectEvent(pages.more)
  useEffect(() => {
    if (isShort && !isPending && !isLoadingMore) more()
    if (!isShort && known > 0) store(key, known)
  }, [isShort, isPending, isLoadingMore, known, key])
  return isShort ? before : known
}
