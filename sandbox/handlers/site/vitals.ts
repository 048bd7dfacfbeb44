import * as vitals from '../../../src/api/site/vitals.ts'
import { answer } from '../../http/call.ts'
import { countVisit } from '../../reports/vitals.ts'

export const sendVitals = answer(vitals.sendVitals, async (visit, { platform }) => {
  await countVisit(platform.db, visit)
  return { success: true }
})
