import * as v from 'valibot'

export const LotteryCode = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,24}$/i))

export const Mui = v.pipe(v.string(), v.maxLength(200))
