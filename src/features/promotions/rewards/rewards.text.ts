import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RewardShelf, RewardSource } from '#api/promotions/rewards.ts'

export const shelfNames: Readonly<Record<RewardShelf, MessageDescriptor>> = {
  available: msg`To claim`,
  progress: msg`In progress`,
  history: msg`History`,
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
