import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityStatus } from '#api/promotions/activity.ts'
import type { PromotionType } from '#api/promotions/promotions.ts'

export const typeNames: Readonly<Record<PromotionType, MessageDescriptor>> = {
  welcome: msg`Welcome`,
  deposit: msg`Deposit`,
  game: msg`Games`,
  event: msg`Events`,
}

export const statusNames: Readonly<Record<Exclude<ActivityStatus, 'coming'>, MessageDescriptor>> = {
  join: msg`On now`,
  claim: msg`Ready to claim`,
  issued: msg`Ready to claim`,
  applying: msg`Pending`,
  process: msg`In progress`,
  claimed: msg`Done`,
  signed: msg`Checked in`,
  rejected: msg`Rejected`,
  close: msg`Closed`,
}
