import * as v from 'valibot'

const Ids = v.object({
  ids: v.array(v.string()),
  /** When the platform gave them, epoch milliseconds. */
  at: v.number(),
})

/** All that the phone keeps of a player's games: ids, no names, the latest first. */
export const Own = v.object({ favourites: v.optional(Ids), recent: v.optional(Ids) })
export type Own = v.InferOutput<typeof Own>
export type OwnList = keyof Own
