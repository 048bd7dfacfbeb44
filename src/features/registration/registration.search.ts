import * as v from 'valibot'

/** The router parses a code of digits as a number. */
const Code = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))),
  undefined,
)

export const RegistrationSearch = v.object({
  next: v.fallback(v.optional(v.string()), undefined),
  affiliateCode: Code,
  recommenderId: Code,
})
