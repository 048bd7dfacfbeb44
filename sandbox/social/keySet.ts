import * as v from 'valibot'

/** Public keys as a provider publishes them (RFC 7517). */
export const KeySet = v.object({
  keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })),
})
