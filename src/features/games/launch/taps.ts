import type { Category, VendorCode } from '../../../api/category.ts'
import type { Game } from '../../../api/game.ts'
import type { Here } from '../useGameActions.ts'
import { clickGameIntent, clickVendorIntent } from './click.atoms.ts'

/** Each settles when the page that the tap leads to stands, or is known not to come. */
export const tapGame = (here: Here, game: Game) =>
  go(here, here.store.set(clickGameIntent, game, here.place))

export const tapVendor = (here: Here, vendor: VendorCode, category: Category) =>
  go(here, here.store.set(clickVendorIntent, vendor, category))

const go = async ({ router }: Here, href: string | null) => {
  if (href !== null) await router.navigate({ href })
}
