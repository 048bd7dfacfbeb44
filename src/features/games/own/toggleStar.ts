import { t } from '@lingui/core/macro'
import type { Game } from '../../../api/games/game.ts'
import { buzz } from '../../../device/page/haptics.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import type { ActionContext } from '../gameActions.ts'
import { toggleFavouriteIntent } from './star.atoms.ts'

/** Guests are told to log in. */
export function toggleStar(
  { store, router, place }: ActionContext,
  game: Game,
  isFavourite: boolean,
) {
  if (store.get(roleAtom) !== 'guest') {
    buzz(10)
    return store.set(toggleFavouriteIntent, { game, isFavourite })
  }
  if (place === 'home') toast('info', t`you are not logged in, please log in first`, 2000)
  else return router.navigate({ to: '/m/login', search: { next: router.state.location.href } })
}
