import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RewardShelf, RewardSource } from '#api/promotions/rewards.ts'

export const shelfNames: Readonly<Record<RewardShelf, MessageDescriptor>> = {
  available: msg({ message: 'To claim', comment: 'Tab: rewards that can be claimed. Short.' }),
  progress: msg`In progress`,
  history: msg({ message: 'History', comment: 'Tab: rewards of the past. Short.' }),
}

export const emptyTexts: Readonly<Record<RewardShelf, MessageDescriptor>> = {
  available: msg`You have no rewards to claim`,
  progress: msg`No rewards in progress`,
  history: msg`No rewards yet`,
}

export const sourceNames: Readonly<Record<RewardSource, MessageDescriptor>> = {
  promotion: msg`Promotion`,
  signIn: msg`Daily check-in`,
  invite: msg`Invitation`,
  gift: msg`Gift`,
}
