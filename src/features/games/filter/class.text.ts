import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names = new Map<string, MessageDescriptor>(
  Object.entries({
    ALL: msg`All`,
    NEW: msg({ message: 'New', comment: 'Badge on a picture of a game. Very short.' }),
    FAV: msg`Favorites`,
    HOT: msg({ message: 'Hot', comment: 'Popular games. Short.' }),
    RECENT: msg({ message: 'Recent', comment: 'Games that the player opened lately. Short.' }),
    MEGAWAYS: msg({
      message: 'Megaways',
      comment: 'A trade name for slots with a changing number of lines. Usually not translated.',
    }),
    FEATUREBUY: msg({
      message: 'Feature buy',
      comment: 'Slots in which the player can buy the bonus round.',
    }),
    BONUSGAME: msg({ message: 'Bonus games', comment: 'Slots with a bonus round.' }),
    JACKPOT: msg`Jackpot`,
    CLASSIC: msg({ message: 'Classic', comment: 'Slots with three reels.' }),
    ROULETTE: msg`Roulette`,
    BACCARAT: msg`Baccarat`,
    BLACKJACK: msg`Blackjack`,
    DRAGONTIGER: msg({ message: 'Dragon Tiger', comment: 'The name of a card game.' }),
    TEENPATTI: msg({ message: 'Teen Patti', comment: 'The name of a card game.' }),
    ANDARBAHAR: msg({ message: 'Andar Bahar', comment: 'The name of a card game.' }),
    SICBO: msg({ message: 'Sic Bo', comment: 'The name of a dice game.' }),
    POKER: msg`Poker`,
  }),
)

/** A class without a translation appears as the platform spells it, with spaces between its words. */
export function classText(classify: string, t: (message: MessageDescriptor) => string): string {
  const name = names.get(classify.toUpperCase())
  return name ? t(name) : classify.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
}
