import * as reports from '../../../src/api/site/policyReports.ts'
import { answer } from '../../http/call.ts'
import { countViolations } from '../../reports/policy.ts'
import { byAddress, countBelowLimit } from '../../throttle/attempts.ts'

export const sendPolicyReports = answer(
  reports.sendPolicyReports,
  async (violations, { platform, context }) => {
    await countBelowLimit(platform, byAddress(context, 'report'))
    await countViolations(platform.db, violations, platform.now())
    return { success: true }
  },
)
