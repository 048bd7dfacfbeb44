import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LeaderBoard, LeaderPeriod } from '../../api/money/records.ts'

export const boardNames: Readonly<Record<LeaderBoard, MessageDescriptor>> = {
  win: msg`Big wins`,
  turnover: msg`Turnover`,
  multiplier: msg`Multiplier`,
}

export const periodNames: Readonly<Record<LeaderPeriod, MessageDescriptor>> = {
  day: msg`Today`,
  week: msg`This week`,
}
