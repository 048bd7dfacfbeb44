import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names = new Map<string, MessageDescriptor>(
  Object.entries({
    ALL: msg`All`,
    NEW: msg`New`,
    FAV: msg`Favorites`,
    HOT: msg`Hot`,
    RECENT: msg`Recent`,
    MEGAWAYS: msg`Megaways`,
    FEATUREBUY: msg`Feature buy`,
    BONUSGAME: msg`Bonus games`,
    JACKPOT: msg`Jackpot`,
    CLASSIC: msg`Classic`,
    ROULETTE: msg`Roulette`,
    BACCARAT: msg`Baccarat`,
    BLACKJACK: msg`Blackjack`,
    DRAGONTIGER: msg`Dragon Tiger`,
    TEENPATTI: msg`Teen Patti`,
    ANDARBAHAR: msg`Andar Bahar`,
    SICBO: msg`Sic Bo`,
    POKER: msg`Poker`,
  }),
)

/** A class without a translation appears as the platform spells it, with spaces between its words. */
export function classText(classify: string, t: (message: MessageDescriptor) => string): string {
  const name = names.get(classify.toUpperCase())
  return name ? t(name) : classify.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
}
