import {
  type ReactNode,
  useMemo,
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Game } from '#api/games/game.ts'
import type { ReadPages } from '#net/query/query.ts'
import { GameGrid, isShort } from './GameGrid.tsx'
import { MoreGames } from './MoreGames.tsx'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import { tabStorage, readJson } from '#device/storage/storage.ts'
import { pageSizes } from '#features/games/catalogue/games.params.ts'

interface Props {
  /** The games to show: those of the pages, or placeholders for them. */
  readonly games: readonly Game[]
  readonly pages: ReadPages<Game>
  readonly actions: TileActions
  readonly areFavourites: boolean
  /** Shown until the first page arrives. */
  readonly skeleton: ReactNode
}

export function GamePages({ games, pages, actions, areFavourites, skeleton }: Props) {
  const { value, total = -1 } = pages
  const known = games.length
  const count = useListLength(known, pages)
  const list = useMemo(
    () => ({ count, known, total, gameAt: (place: number) => games[place] ?? null }),
    [count, known, total, games],
  )
  const keeping = useFocusRestore(games.at(-1)?.id)
  return (
    <div {...keeping}>
      {known === 0 && isShort(list) ? (
        !value && skeleton
      ) : (
        <GameGrid games={games} list={list} actions={actions} areFavourites={areFavourites} />
      )}
      {value && <MoreGames pages={pages} />}
    </div>
  )
}

const storageKey = 'listLengths'
const maxLengths = 30
/** More games are not loaded to find a scroll position again. */
const maxGames = 40 * pageSizes.lobby
const Lengths = v.fallback(v.array(v.tuple([v.string(), v.number()])), [])

const lengths = new Map<string, number>(v.parse(Lengths, readJson(tabStorage, storageKey) ?? []))

function storeLength(key: string, length: number) {
  lengths.delete(key)
  lengths.set(key, length)
  tabStorage.write(storageKey, JSON.stringify([...lengths].slice(-maxLengths)))
}

/**
 * How many places a list has: those that are known, and after a reload at first as many as the player had seen at
 * this history entry, whose pages are loaded again.
 */
function useListLength(known: number, pages: ReadPages<unknown>): number {
  const router = useRouter()
  const [{ key, before }] = useState(() => {
    const { href } = router.state.location
    // Browsers without keys for history entries share one length per address.
    const entry = `${window.navigation?.currentEntry?.key ?? ''} ${href}`
    return { key: entry, before: Math.min(lengths.get(entry) ?? 0, maxGames) }
  })
  const { isPending, hasMore, isLoadingMore, failure } = pages
  const isRestoring = known < before && (isPending || (hasMore && !failure))
  const more = useEffectEvent(pages.more)
  useEffect(() => {
    if (isRestoring && !isPending && !isLoadingMore) more()
    if (!isRestoring && known > 0) storeLength(key, known)
  }, [isRestoring, isPending, isLoadingMore, known, key])
  return isRestoring ? before : known
}

interface Focus {
  /** The game's id, or null for what is below the list. */
  readonly id: string | null
  readonly place: number
  readonly isStar: boolean
}

const tilesIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('[data-node-id]')]

function focusOf(part: Element, target: Element): Focus {
  const tile = target.closest<HTMLElement>('[data-node-id]')
  return {
    id: tile?.dataset['nodeId'] ?? null,
    place: tilesIn(part).findIndex((one) => one === tile),
    isStar: target.hasAttribute('aria-pressed'),
  }
}

/**
 * Restores the focus when a list is remounted: to the same game, or to the one in its place. If the bar below the
 * list had the focus and is gone, the last game above it gets the focus.
 */
function useFocusRestore(lastId: string | undefined) {
  const part = useRef<HTMLDivElement>(null)
  const focus = useRef<Focus>(null)
  const last = useRef(lastId)
  useLayoutEffect(() => {
    const [element, kept] = [part.current, focus.current]
    if (element && kept && document.activeElement === document.body)
      giveBack(element, kept.id === null ? { ...kept, id: last.current ?? null } : kept)
    last.current = lastId
  })
  return {
    ref: part,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      focus.current = focusOf(currentTarget, target)
    },
    // React reports a blur caused by the player, but not one caused by removal.
    onBlur: () => void (focus.current = null),
  }
}

function giveBack(part: Element, { id, place, isStar }: Focus) {
  const tiles = tilesIn(part)
  const tile = tiles.find(({ dataset }) => dataset['nodeId'] === id) ?? tiles.at(place)
  const control = tile?.querySelector<HTMLElement>(isStar ? '[aria-pressed]' : 'button')
  control?.focus({ preventScroll: true })
}
