import { t } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useMemo } from 'react'
import type { Category, VendorCode } from '../../api/category.ts'
import type { Game } from '../../api/game.ts'
import { buzz } from '../../device/haptics.ts'
import { toast } from '../../ui/toasts.ts'
import { roleAtom } from '../session/session.atoms.ts'
import type { Place } from './launch/launch.rules.ts'

export interface GameActions {
  readonly onPlay: (game: Game) => void
  readonly onStar: (game: Game, isFavourite: boolean) => void
  readonly onVendor: (vendor: VendorCode, category: Category) => void
}

const clicks = () => import('./launch/click.atoms.ts')
const stars = () => import('./favourites/star.atoms.ts')

/** What taps on games do here; the same functions at every draw, so that no tile is drawn for them. */
export function useGameActions(place: Place): GameActions {
  const store = useStore()
  const router = useRouter()
  return useMemo(() => {
    const fail = () => toast('fail', t`Loading failed, click to retry`)
    const go = (where: Promise<string | null>) =>
      void where.then((href) => {
        if (href !== null) void router.navigate({ href })
      }, fail)
    const askToLogIn = () => {
      if (place !== 'home')
        void router.navigate({ to: '/m/login', search: { next: router.state.location.href } })
      else toast('info', t`you are not logged in, please log in first`, 2000)
    }
    return {
      onPlay: (game) =>
        go(clicks().then(({ clickGameIntent }) => store.set(clickGameIntent, game, place))),
      onVendor: (vendor, category) =>
        go(
          clicks().then(({ clickVendorIntent }) => store.set(clickVendorIntent, vendor, category)),
        ),
      onStar: (game, isFavourite) => {
        if (store.get(roleAtom) === 'guest') askToLogIn()
        else {
          buzz(10)
          stars().then(
            ({ toggleFavouriteIntent }) => store.set(toggleFavouriteIntent, { game, isFavourite }),
            fail,
          )
        }
      },
    }
  }, [store, router, place])
}
