import * as vitals from '../../src/api/vitals.ts'
import { answer } from '../call.ts'
import { countVisit } from '../vitals/vitals.ts'

export const sendVitals = answer(vitals.sendVitals, async (visit, { platform }) => {
  await countVisit(platform.db, visit)
  return { success: true }
})
