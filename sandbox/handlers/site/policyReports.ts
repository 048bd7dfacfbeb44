import * as reports from '../../../src/api/site/policyReports.ts'
import { answer } from '../../http/call.ts'
import { countViolations } from '../../reports/policy.ts'

export const sendPolicyReports = answer(
  reports.sendPolicyReports,
  async (violations, { platform: { db, now } }) => {
    await countViolations(db, violations, now())
    return { success: true }
  },
)
