import * as v from 'valibot'
import { param } from '#net/searchParams.ts'

export const RewardSearch = v.object({
  tab: param(v.picklist(['available', 'progress', 'history'])),
})
export type RewardSearch = v.InferOutput<typeof RewardSearch>
