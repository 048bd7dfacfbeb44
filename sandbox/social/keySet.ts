import * as v from 'valibot'

/** A JSON Web Key Set (RFC 7517). */
export const KeySet = v.object({
  keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })),
})
