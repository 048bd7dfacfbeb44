import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityStatus } from '#api/promotions/activity.ts'
import type { PromotionType } from '#api/promotions/promotions.ts'

export const activityTypeNames: Readonly<Record<PromotionType, MessageDescriptor>> = {
  welcome: msg({ message: 'Welcome', comment: 'Tab: promotions for new players. Short.' }),
  deposit: msg`Deposit`,
  game: msg`Games`,
  event: msg({ message: 'Events', comment: 'Tab: a type of promotion. Short.' }),
}

export const activityStatusNames: Readonly<
  Record<Exclude<ActivityStatus, 'coming'>, MessageDescriptor>
> = {
  join: msg({ message: 'On now', comment: 'Filter: promotions that can be joined.' }),
  claim: msg({
    message: 'Ready to claim',
    comment: 'A reward that can be taken with the button “Claim”.',
  }),
  issued: msg`Ready to claim`,
  applying: msg({ message: 'Pending', comment: 'An application that waits for an answer. Short.' }),
  process: msg({
    message: 'In progress',
    comment: 'A reward whose turnover is not complete yet; tab and state.',
  }),
  claimed: msg({ message: 'Claimed', comment: 'A reward that has been claimed. Short.' }),
  signed: msg({ message: 'Checked in', comment: 'A day on which the player has checked in.' }),
  rejected: msg`Rejected`,
  close: msg({ message: 'Ended', comment: 'A promotion that is over. Short.' }),
}
