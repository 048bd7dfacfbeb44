import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import css from './GameTile.module.css'

export interface TileBadge {
  readonly text: MessageDescriptor
  readonly className: string | undefined
  /** The property of a game that switches it on. */
  readonly field: 'isNew' | 'demo'
}

/** The badges of a tile, from top to bottom. */
export const badges: readonly TileBadge[] = [
  { text: msg`New`, className: css.new, field: 'isNew' },
  { text: msg`Try free`, className: css.badge, field: 'demo' },
]
