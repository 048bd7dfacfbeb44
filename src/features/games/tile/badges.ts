import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Game } from '../../../api/games/game.ts'
import css from './GameTile.module.css'

interface TileBadge {
  readonly text: MessageDescriptor
  readonly className: string | undefined
  readonly isOn: (game: Game) => boolean
}

/** The badges of a tile, from top to bottom. */
export const badges: readonly TileBadge[] = [
  { text: msg`New`, className: css.new, isOn: ({ isNew }) => isNew },
  { text: msg`Free play`, className: css.badge, isOn: ({ demo }) => demo },
]
