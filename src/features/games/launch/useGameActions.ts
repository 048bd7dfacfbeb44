import { t } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useMemo } from 'react'
import type { Category, VendorCode } from '../../api/games/category.ts'
import type { Game } from '../../api/games/game.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import type { Place } from './launch/launch.rules.ts'

export interface GameActions {
  /** Settles when the game's page stands or will not; `tile` says meanwhile that it is busy. */
  readonly onPlay: (game: Game, tile?: Element) => Promise<void>
  readonly onStar: (game: Game, isFavourite: boolean) => void
  readonly onVendor: (vendor: VendorCode, category: Category, tile?: Element) => void
}

/** What a list of games needs of them. */
export type TileActions = Pick<GameActions, 'onStar'> & {
  readonly onPlay: (game: Game, tile: Element) => void
}

/** Where a tap was made, and what it may change. */
export interface Here {
  readonly store: ReturnType<typeof useStore>
  readonly router: ReturnType<typeof useRouter>
  readonly place: Place
}

async function once<M>(
  module: Promise<M>,
  act: (module: M) => void | Promise<void>,
  tile?: Element,
) {
  tile?.setAttribute('aria-busy', 'true')
  await module.then(act, () => toast('fail', t`Loading failed, click to retry`))
  tile?.removeAttribute('aria-busy')
}

/** What taps on games do here; the same functions at every draw, so that no tile is drawn for them. */
export function useGameActions(place: Place): GameActions {
  const store = useStore()
  const router = useRouter()
  return useMemo(() => {
    const here = { store, router, place }
    const taps = () => import('./launch/open.ts')
    return {
      onPlay: (game, tile) => once(taps(), ({ openGame }) => openGame(here, game), tile),
      onVendor: (vendor, category, tile) =>
        void once(taps(), ({ openVendor }) => openVendor(here, vendor, category), tile),
      onStar: (game, isFavourite) =>
        void once(import('./own/toggleStar.ts'), ({ toggleStar }) =>
          toggleStar(here, game, isFavourite),
        ),
    }
  }, [store, router, place])
}
