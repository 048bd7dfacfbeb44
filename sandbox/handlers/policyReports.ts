import * as reports from '../../src/api/site/policyReports.ts'
import { answer } from '../http/call.ts'
import { countViolations } from '../policy/reports.ts'

export const sendPolicyReports = answer(
  reports.sendPolicyReports,
  async (violations, { platform: { db, now } }) => {
    await countViolations(db, violations, now())
    return { success: true }
  },
)
