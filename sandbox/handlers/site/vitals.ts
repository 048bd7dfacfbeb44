import * as vitals from '../../../src/api/site/vitals.ts'
import { answer } from '../../http/call.ts'
import { countVisit } from '../../reports/vitals.ts'
import { byAddress, countBelowLimit } from '../../throttle/attempts.ts'

export const sendVitals = answer(vitals.sendVitals, async (visit, { platform, context }) => {
  await countBelowLimit(platform, byAddress(context, 'report'))
  await countVisit(platform.db, visit, platform.now())
  return { success: true }
})
