import * as v from 'valibot'

const Code = v.optional(v.pipe(v.string(), v.maxLength(64)))

/** Whose link a new player followed: the code of an agent or a player, and the name of a player who recommends. */
export const Invited = v.object({ affiliateCode: Code, recommenderId: Code })
export type Invited = v.InferOutput<typeof Invited>
