import * as vitals from '#api/site/vitals.ts'
import { answer } from '#sandbox/http/call.ts'
import { countVisit } from '#sandbox/reports/vitals.ts'
import { byAddress, countBelowLimit } from '#sandbox/throttle/attempts.ts'

export const sendVitals = answer(vitals.sendVitals, async (visit, { platform, context }) => {
  await countBelowLimit(platform, byAddress(context, 'report'))
  await countVisit(platform.db, visit, platform.now())
  return { success: true }
})
