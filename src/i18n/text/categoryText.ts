import { msg } from '@lingui/core/macro'

/** The categories of the wire. */
export const categoryNames = {
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
} as const
