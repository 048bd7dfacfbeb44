import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { categoryNames } from '#i18n/text/categoryText.ts'
import type { IconName } from '#ui/icon/Icon.tsx'
import type { ListId } from './catalogue.rules.ts'

export const listNames: Readonly<Record<ListId, MessageDescriptor>> = {
  ALL: msg({ message: 'All', comment: 'All games, without a filter. Short.' }),
  HOT: msg`Hot games`,
  FAV: msg`Favorites`,
  RECENT: msg`Recent games`,
  ...categoryNames,
}

export const listIcons: Readonly<Record<ListId, IconName>> = {
  ALL: 'all',
  HOT: 'flame',
  FAV: 'star',
  RECENT: 'clock',
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'rooster',
  CRASH: 'crash',
  GAMESHOW: 'show',
  BG: 'bingo',
  TG: 'table',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}
