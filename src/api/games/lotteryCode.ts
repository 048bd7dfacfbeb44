import * as v from 'valibot'

/** A name of a game among its vendor's, such as `lal3`; `lobby` stands for the vendor itself. */
export const LotteryCode = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,24}$/i))

/** Of the vendor's page, which alone knows what it says; short enough for an address. */
export const Mui = v.pipe(v.string(), v.maxLength(200))
