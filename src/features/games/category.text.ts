import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '#ui/icon/icons.ts'
import type { ListId } from './catalogue.rules.ts'

export const listNames: Readonly<Record<ListId, MessageDescriptor>> = {
  ALL: msg`All`,
  HOT: msg`Hot games`,
  FAV: msg`Favourites`,
  RECENT: msg`Recent games`,
  RNG: msg`Slots`,
  LIVE: msg`Live casino`,
  FISH: msg`Fishing`,
  PVP: msg`Poker & cards`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`E-sports`,
  COCKFIGHT: msg`Cockfight`,
  CRASH: msg`Crash`,
  GAMESHOW: msg`Game shows`,
  BG: msg`Bingo`,
  TG: msg`Table games`,
  LOTT: msg`Lottery`,
  ELOTT: msg`E-lottery`,
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
