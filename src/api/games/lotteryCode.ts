import * as v from 'valibot'

export const LotteryCode = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,24}$/))

export const Mui = v.pipe(v.string(), v.maxLength(200))

export const PlayType = v.picklist(['trad', 'ent'])
export type PlayType = v.InferOutput<typeof PlayType>
