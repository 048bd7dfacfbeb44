import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RewardShelf, RewardSource } from '../../api/promotions/rewards.ts'

export const shelfNames: Readonly<Record<RewardShelf, MessageDescriptor>> = {
  available: msg`To claim`,
  progress: msg`In progress`,
  history: msg`History`,
}

export const emptyTexts: Readonly<Record<RewardShelf, MessageDescriptor>> = {
  available: msg`No reward is waiting for you`,
  progress: msg`Nothing is under way`,
  history: msg`No rewards so far`,
}

export const sourceNames: Readonly<Record<RewardSource, MessageDescriptor>> = {
  promotion: msg`Promotion`,
  signIn: msg`Daily sign-in`,
  invite: msg`Invitation`,
  gift: msg`Gift`,
}
