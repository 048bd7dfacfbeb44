import { t } from '@lingui/core/macro'
import { type Getter, atom } from 'jotai'
import { linkOptions } from '@tanstack/react-router'
import { createElement } from 'react'
import { preconnect } from 'react-dom'
import type { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { buzz } from '#device/page/haptics.ts'
import { isLiteAtom, isOnlineAtom } from '#device/traffic/connection.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { gameHostsAtom, lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { playerIntent } from '#net/session/player.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { lastRow } from '#features/games/home/rows.ts'
import type { ActionContext } from '#features/games/tile/gameActions.ts'
import { toggleFavouriteIntent } from '#features/games/own/star.atoms.ts'
import { demoOfferAtom } from '#features/games/launch/demo/DemoOffer.tsx'
import { StarNotice } from './StarNotice.tsx'
import {
  type Click,
  type Target,
  gameClick,
  vendorClick,
} from '#features/games/launch/launch.rules.ts'

type Router = ActionContext['router']

const loginFor = (router: Router, next: Target) =>
  linkOptions({ to: '/m/login', search: { next: router.buildLocation(next).href } })

/** The page that a click leads to; null if there is none and a toast has said why. */
function targetOf(router: Router, click: Exclude<Click, { kind: 'demoSheet' }>) {
  switch (click.kind) {
    case 'login':
      return loginFor(router, click.next)
    case 'notPermitted':
      toast(
        'info',
        t`Sorry, this account does not have permission or the feature is temporarily unavailable`,
      )
      return null
    case 'open':
      return click.target
  }
}

const circumstances = (get: Getter) => ({ role: get(roleAtom), lotteryMode: get(lotteryModeAtom) })

const clickGameIntent = atom(null, (get, set, { router, place }: ActionContext, game: Game) => {
  const click = gameClick({ game, place, ...circumstances(get) })
  if (click.kind !== 'demoSheet') return targetOf(router, click)
  set(demoOfferAtom, { game, next: click.next, free: click.free })
  return null
})

/** Settles when the next page is shown or cannot be. */
export const openGameIntent = atom(
  null,
  (_get, set, here: ActionContext, game: Game, tile?: Element) => {
    lastRow.id = tile?.closest<HTMLElement>('[data-category]')?.dataset['category']
    const target = set(clickGameIntent, here, game)
    set(prepareDemoIntent, here)
    return set(navigateIntent, here, target, tile)
  },
)

/** Requests the launch and the code of the game's page and connects to the vendors while a guest decides. */
const prepareDemoIntent = atom(null, (get, set, { router }: ActionContext) => {
  const offer = get(demoOfferAtom)
  if (!offer || get(isLiteAtom)) return
  for (const host of get(gameHostsAtom) ?? []) preconnect(host)
  void Promise.allSettled([
    import('#features/games/launch/target/prepared.atoms.ts').then(({ prepareFreeIntent }) =>
      set(prepareFreeIntent, offer.game),
    ),
    // The route would request it only after its own chunk.
    import('#features/games/launch/LaunchScreen.tsx'),
    router.preloadRoute(offer.free),
  ])
})

export const openVendorIntent = atom(
  null,
  (get, set, here: ActionContext, vendor: VendorCode, category: Category) =>
    set(
      navigateIntent,
      here,
      targetOf(here.router, vendorClick({ vendor, category, ...circumstances(get) })),
    ),
)

/** A game cannot start offline: a toast says so and the page stays. */
const navigateIntent = atom(
  null,
  async (
    get,
    _set,
    { router }: ActionContext,
    target: ReturnType<typeof targetOf>,
    tile?: Element,
  ) => {
    if (target === null) return
    if (target.to !== '/m/launchGame') return router.navigate(target)
    if (!get(isOnlineAtom)) {
      toast('offline', t`You are offline. Playing needs a connection.`)
      return
    }
    const change = () => router.navigate(target)
    // The page is frozen while a picture grows, so the game's page loads first.
    const [grown] = await Promise.all([
      import('#ui/overlay/growPicture.ts').catch(() => null),
      router.preloadRoute(target).catch(() => undefined),
    ])
    if (!grown) return change()
    const { coverPicture, growPicture, sheetPicture } = grown
    await growPicture({ from: sheetPicture() ?? tile ?? null, to: coverPicture, change })
  },
)

let dismissNotice = () => {}

/** The notice of the newest star replaces the one before, whose link leads to another game's login. */
function showLoginNotice(next: string, star: string) {
  dismissNotice()
  const text = t`you are not logged in, please log in first`
  const content = createElement(StarNotice, { next, star, onFollow: () => dismissNotice() })
  dismissNotice = toast('info', text, 2000, undefined, content)
}

/** Guests are told to sign in. */
export const toggleStarIntent = playerIntent(
  async (get, set, { router, place }: ActionContext, game: Game, isFavourite: boolean) => {
    if (get(roleAtom) !== 'guest') {
      buzz(10)
      await set(toggleFavouriteIntent, { game, isFavourite })
      return
    }
    const next = router.state.location.href
    if (place === 'home') showLoginNotice(next, game.id)
    else await router.navigate({ to: '/m/login', search: { next, star: game.id } })
  },
)
