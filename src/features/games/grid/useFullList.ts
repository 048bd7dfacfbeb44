import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Category } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { windowedGames, span } from './windows.ts'

interface Wanted {
  /** The category of the pages; null where the catalogue cannot list it. */
  readonly category: Category | null
  /** The platform's first games, in its order. */
  readonly first: readonly Game[]
  /** The platform's count of all games. */
  readonly total: number
  readonly isFar: boolean
  /** `first` has reached its final length. */
  readonly isReady: boolean
}

interface Whole {
  readonly size: number
  /** Null until it is loaded. */
  readonly gameAt: (place: number) => Game | null
  /** How many of its games were loaded in pages. */
  readonly paged: number
  /** Incremented when games that were missing on screen have been loaded. */
  readonly come: number
}

interface Opened {
  readonly language: string
  readonly total: number
  /** Null if there is no catalogue, or if its count differs from the platform's. */
  readonly whole: Omit<Whole, 'come'> | null
}

/** The complete list, once the player scrolls far; null until the catalogue is read, undefined if it cannot help. */
export function useFullList({ category, first, total, isFar, isReady }: Wanted) {
  const language = useAtomValue(listLanguageAtom)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [come, setCome] = useState(0)
  const isOpen = opened?.language === language && (opened.whole !== null || opened.total === total)
  useEffect(() => {
    if (!category || !isFar || isOpen) return
    const onCome = () => setCome((before) => before + 1)
    const list = openWhole(category, first, total, onCome).catch(() => null)
    return whileCurrent(list, (whole) => isReady && setOpened({ language, total, whole }))
  }, [category, isFar, isOpen, isReady, first, total, language])
  const whole = isOpen ? opened.whole : null
  const drawn = useMemo((): Whole | null => whole && { ...whole, come }, [whole, come])
  if (!category) return undefined
  return isOpen ? (drawn ?? undefined) : null
}

async function openWhole(
  category: Category,
  first: readonly Game[],
  total: number,
  onCome: () => void,
) {
  const { restOf } = await import('#features/games/lookup/searcher.ts')
  const without = first.map(({ id }) => id)
  const read = (from: number) => restOf({ category, without, from, most: span })
  const { size, games } = await read(0)
  if (first.length === 0 || first.length + size !== total) return null
  const later = windowedGames(
    size,
    games,
    (from) => read(from).then((slice) => slice.games),
    onCome,
  )
  const gameAt = (place: number) => first[place] ?? later(place - first.length)
  return { size: total, paged: first.length, gameAt }
}
