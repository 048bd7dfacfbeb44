import * as reports from '#api/site/policyReports.ts'
import { answer } from '#sandbox/http/call.ts'
import { countViolations } from '#sandbox/reports/policy.ts'
import { byAddress, countBelowLimit } from '#sandbox/throttle/attempts.ts'

export const sendPolicyReports = answer(
  reports.sendPolicyReports,
  async (violations, { platform, context }) => {
    await countBelowLimit(platform, byAddress(context, 'report'))
    await countViolations(platform.db, violations, platform.now())
    return { success: true }
  },
)
