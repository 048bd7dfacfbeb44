import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import { preconnect } from 'react-dom'
import type { Category, VendorCode } from '../../../api/games/category.ts'
import type { Game } from '../../../api/games/game.ts'
import { buzz } from '../../../device/page/haptics.ts'
import { isLiteAtom, isOnlineAtom } from '../../../device/traffic/connection.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { gameHostsAtom } from '../../merchant/merchant.atoms.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import { lastRow } from '../lastRow.ts'
import type { ActionContext } from '../gameActions.ts'
import { toggleFavouriteIntent } from '../own/star.atoms.ts'
import { clickGameIntent, clickVendorIntent } from './click.atoms.ts'
import { demoOfferAtom } from './demo/demo.atoms.ts'

/** Settles when the next page is shown or cannot be. */
export const openGameIntent = atom(
  null,
  (_get, set, here: ActionContext, game: Game, tile?: Element) => {
    lastRow.id = tile?.closest<HTMLElement>('[data-category]')?.dataset['category']
    const href = set(clickGameIntent, game, here.place)
    set(getReadyIntent, here)
    return set(goIntent, here, href, tile)
  },
)

/** Requests the launch and the code of the game's page and connects to the vendors while a guest decides. */
const getReadyIntent = atom(null, (get, set, { router }: ActionContext) => {
  const offer = get(demoOfferAtom)
  if (!offer?.free || get(isLiteAtom)) return
  for (const host of get(gameHostsAtom) ?? []) preconnect(host)
  void Promise.allSettled([
    import('./target/prepared.atoms.ts').then(({ prepareFreeIntent }) =>
      set(prepareFreeIntent, offer.game),
    ),
    // The route would request it only after its own chunk.
    import('./LaunchScreen.tsx'),
    router.preloadRoute({ to: undefined, href: offer.free }),
  ])
})

export const openVendorIntent = atom(
  null,
  (_get, set, here: ActionContext, vendor: VendorCode, category: Category) =>
    set(goIntent, here, set(clickVendorIntent, vendor, category)),
)

/** A game cannot start offline: the player stays and is told why. */
const goIntent = atom(
  null,
  async (get, _set, { router }: ActionContext, href: string | null, tile?: Element) => {
    if (href === null) return
    if (!isGame(href)) return router.navigate({ href })
    if (!get(isOnlineAtom)) {
      toast('offline', t`You’re offline. Playing needs a connection.`)
      return
    }
    const change = () => router.navigate({ href })
    // The page is frozen while a picture grows, so the game's page loads first.
    const [grown] = await Promise.all([
      import('../../../ui/overlay/growPicture.ts').catch(() => null),
      router.preloadRoute({ to: undefined, href }).catch(() => undefined),
    ])
    if (!grown) return change()
    const { coverPicture, growPicture, sheetPicture } = grown
    await growPicture({ from: sheetPicture() ?? tile ?? null, to: coverPicture, change })
  },
)

const isGame = (href: string) => /^\/m\/(launchGame|startLottery)\b/i.test(href)

/** Guests are told to log in. */
export const toggleStarIntent = atom(
  null,
  async (get, set, { router, place }: ActionContext, game: Game, isFavourite: boolean) => {
    if (get(roleAtom) !== 'guest') {
      buzz(10)
      await set(toggleFavouriteIntent, { game, isFavourite })
      return
    }
    const next = router.state.location.href
    if (place === 'home') {
      toast('info', t`you are not logged in, please log in first`, 2000)
      set(demoOfferAtom, { game, next, free: null })
    } else await router.navigate({ to: '/m/login', search: { next, star: game.id } })
  },
)
