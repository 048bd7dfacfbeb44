import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeedbackType } from '../../api/content/feedback.ts'
import type { IconName } from '../../ui/icon/icons.ts'

export const typeNames: Readonly<Record<FeedbackType, MessageDescriptor>> = {
  deposit: msg`Deposit issues`,
  withdraw: msg`Withdrawal issues`,
  game: msg`Game issues`,
  service: msg`Service issues`,
  applyAgent: msg`Applying as an agent`,
  other: msg`Something else`,
}

export const typeIcons: Readonly<Record<FeedbackType, IconName>> = {
  deposit: 'wallet',
  withdraw: 'download',
  game: 'esports',
  service: 'headset',
  applyAgent: 'people',
  other: 'chat',
}
