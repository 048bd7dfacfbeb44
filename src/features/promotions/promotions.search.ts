import * as v from 'valibot'
import { param } from '#net/searchParams.ts'

export const ActivitySearch = v.object({
  type: param(v.picklist(['welcome', 'deposit', 'game', 'event'])),
})
export type ActivitySearch = v.InferOutput<typeof ActivitySearch>

export const DetailSearch = v.object({ id: v.fallback(v.string(), '') })

export const RewardSearch = v.object({
  tab: param(v.picklist(['available', 'progress', 'history'])),
})
export type RewardSearch = v.InferOutput<typeof RewardSearch>
