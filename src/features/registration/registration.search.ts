import * as v from 'valibot'

/** A code of digits alone arrives as a number. */
const Code = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))),
  undefined,
)

/** Where to go afterwards, and the codes of an invitation. */
export const RegistrationSearch = v.object({
  next: v.fallback(v.optional(v.string()), undefined),
  affiliateCode: Code,
  recommenderId: Code,
})
