import * as v from 'valibot'

export const RewardSearch = v.object({
  tab: v.optional(
    v.fallback(v.optional(v.picklist(['available', 'progress', 'history'])), undefined),
  ),
})
export type RewardSearch = v.InferOutput<typeof RewardSearch>
