import { t } from '@lingui/core/macro'
import { type Getter, atom } from 'jotai'
import type { Category, VendorCode } from '../../../api/games/category.ts'
import type { Game } from '../../../api/games/game.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { lotteryModeAtom } from '../../merchant/merchant.atoms.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import { demoOfferAtom } from './demo/demo.atoms.ts'
import type { Place } from '../gameActions.ts'
import { type Click, gameClick, vendorClick } from './launch.rules.ts'

/** The address a click leads to; null where it leads nowhere and the player has been told. */
export const clickGameIntent = atom(null, (get, set, game: Game, place: Place) => {
  const click = gameClick({ game, place, ...circumstances(get) })
  if (click.kind !== 'demoSheet') return targetOfClick(click)
  set(demoOfferAtom, { game, next: click.next, free: click.free })
  return null
})

export const clickVendorIntent = atom(null, (get, _set, vendor: VendorCode, category: Category) =>
  targetOfClick(vendorClick({ vendor, category, ...circumstances(get) })),
)

const circumstances = (get: Getter) => ({ role: get(roleAtom), lotteryMode: get(lotteryModeAtom) })

function targetOfClick(click: Exclude<Click, { kind: 'demoSheet' }>): string | null {
  switch (click.kind) {
    case 'login':
      return `/m/login?next=${encodeURIComponent(click.next)}`
    case 'notPermitted':
      toast(
        'info',
        t`Sorry, this account does not have permission or the feature is temporarily unavailable`,
      )
      return null
    case 'open':
      return click.href
  }
}
