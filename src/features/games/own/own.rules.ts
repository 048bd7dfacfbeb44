import * as v from 'valibot'

const Ids = v.object({
  ids: v.array(v.string()),
  /** Epoch milliseconds of the platform's answer. */
  at: v.number(),
})

/** All that the device stores of a player's games: ids, no names, latest first. */
export const Own = v.object({ favourites: v.optional(Ids), recent: v.optional(Ids) })
export type Own = v.InferOutput<typeof Own>
export type OwnList = keyof Own
