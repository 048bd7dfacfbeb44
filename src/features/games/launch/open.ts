import { t } from '@lingui/core/macro'
import type { Category, VendorCode } from '../../../api/games/category.ts'
import type { Game } from '../../../api/games/game.ts'
import { isOnlineAtom } from '../../../device/traffic/connection.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import type { ActionContext } from '../gameActions.ts'
import { clickGameIntent, clickVendorIntent } from './click.atoms.ts'

/** Each settles when the next page is shown, or will not be. */
export const openGame = (here: ActionContext, game: Game) =>
  go(here, here.store.set(clickGameIntent, game, here.place))

export const openVendor = (here: ActionContext, vendor: VendorCode, category: Category) =>
  go(here, here.store.set(clickVendorIntent, vendor, category))

/** A game cannot start offline: the player stays and is told why. */
const go = async ({ router, store }: ActionContext, href: string | null) => {
  if (href === null) return
  if (isGame(href) && !store.get(isOnlineAtom))
    toast('offline', t`You’re offline. Playing needs a connection.`)
  else await router.navigate({ href })
}

const isGame = (href: string) => /^\/m\/(launchGame|startLottery)\b/i.test(href)
