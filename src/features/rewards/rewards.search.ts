import * as v from 'valibot'
import { lenient } from '../../net/searchParams.ts'

export const RewardSearch = v.object({
  tab: lenient(v.picklist(['available', 'progress', 'history'])),
})
export type RewardSearch = v.InferOutput<typeof RewardSearch>
