import * as failures from '../../../src/api/site/failures.ts'
import { answer } from '../../http/call.ts'
import { countFailures } from '../../reports/failures.ts'
import { byAddress, countBelowLimit } from '../../throttle/attempts.ts'

export const sendFailures = answer(failures.sendFailures, async (report, { platform, context }) => {
  await countBelowLimit(platform, byAddress(context, 'report'))
  await countFailures(platform.db, report, platform.now())
  return { success: true }
})
