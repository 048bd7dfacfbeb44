import { t } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useMemo } from 'react'
import type { Category, VendorCode } from '../../api/category.ts'
import type { Game } from '../../api/game.ts'
import { buzz } from '../../device/haptics.ts'
import { toast } from '../../ui/toasts.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { toggleFavouriteIntent } from './favourites/favourites.atoms.ts'
import { catalogueAtom } from './games.atoms.ts'
import { demoOfferAtom } from './launch/demo.atoms.ts'
import {
  type Click,
  type Place,
  gameClick,
  lotteryModeOf,
  vendorClick,
} from './launch/launch.rules.ts'

export interface GameActions {
  readonly onPlay: (game: Game) => void
  readonly onStar: (game: Game, isFavourite: boolean) => void
  readonly onVendor: (vendor: VendorCode, category: Category) => void
}

/** What taps on games do here; the same functions at every draw, so that no tile is drawn for them. */
export function useGameActions(place: Place): GameActions {
  const store = useStore()
  const router = useRouter()
  return useMemo(() => {
    const go = (href: string) => void router.navigate({ href })
    const logIn = (next: string) => void router.navigate({ to: '/m/login', search: { next } })
    const lotteryMode = () => {
      const electronic = store.get(catalogueAtom)?.find(({ category }) => category === 'ELOTT')
      return lotteryModeOf(electronic?.vendors.map(({ code }) => code) ?? [])
    }
    const follow = (click: Click) => {
      if (click.kind === 'login') logIn(click.next)
      else if (click.kind === 'demoSheet') store.set(demoOfferAtom, click)
      else if (click.kind === 'notPermitted')
        toast(
          'info',
          t`Sorry, this account does not have permission or the feature is temporarily unavailable`,
        )
      else go(click.href)
    }
    const askToLogIn = () => {
      if (place !== 'home') logIn(router.state.location.href)
      else toast('info', t`you are not logged in, please log in first`, 2000)
    }
    const role = () => store.get(roleAtom)
    return {
      onPlay: (game) =>
        follow(gameClick({ game, role: role(), place, lotteryMode: lotteryMode() })),
      onVendor: (vendor, category) =>
        follow(vendorClick({ vendor, category, role: role(), lotteryMode: lotteryMode() })),
      onStar: (game, isFavourite) => {
        if (role() === 'guest') askToLogIn()
        else {
          buzz(10)
          void store.set(toggleFavouriteIntent, { game, isFavourite })
        }
      },
    }
  }, [store, router, place])
}
