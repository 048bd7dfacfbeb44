import * as v from 'valibot'

/** "0.35" → 0.35, with at most two decimals. */
export const Percent = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/), v.transform(Number))
