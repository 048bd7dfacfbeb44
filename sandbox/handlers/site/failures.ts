import * as failures from '#api/site/failures.ts'
import { answer } from '#sandbox/http/call.ts'
import { countFailures } from '#sandbox/reports/failures.ts'
import { byAddress, countBelowLimit } from '#sandbox/throttle/attempts.ts'

export const sendFailures = answer(failures.sendFailures, async (report, { platform, context }) => {
  await countBelowLimit(platform, byAddress(context, 'report'))
  await countFailures(platform.db, report, platform.now())
  return { success: true }
})
