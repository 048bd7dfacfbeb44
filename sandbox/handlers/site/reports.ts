import * as failures from '#api/site/failures.ts'
import * as policy from '#api/site/policyReports.ts'
import * as vitals from '#api/site/vitals.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { countFailures, countViolations, countVisit } from '#sandbox/reports/visits.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { byAddress, countBelowLimit } from '#sandbox/throttle/attempts.ts'

type Count<Report> = (db: Db, report: Report, now: number) => Promise<void>

/** Counts what a visit reports, up to a number of reports an hour from one address. */
async function counted<Report>({ platform, context }: Call, count: Count<Report>, report: Report) {
  await countBelowLimit(platform, byAddress(context, 'report'))
  await count(platform.db, report, platform.now())
  return { success: true }
}

export const sendFailures = answer(failures.sendFailures, (report, call) =>
  counted(call, countFailures, report),
)

export const sendVitals = answer(vitals.sendVitals, (visit, call) =>
  counted(call, countVisit, visit),
)

export const sendPolicyReports = answer(policy.sendPolicyReports, (violations, call) =>
  counted(call, countViolations, violations),
)
