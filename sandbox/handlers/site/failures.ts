import * as failures from '../../../src/api/site/failures.ts'
import { answer } from '../../http/call.ts'
import { countFailures } from '../../reports/failures.ts'

export const sendFailures = answer(failures.sendFailures, async (report, { platform }) => {
  await countFailures(platform.db, report)
  return { success: true }
})
