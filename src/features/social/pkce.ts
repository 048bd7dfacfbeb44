import { base64UrlOf } from '#device/base64.ts'

/** 256 random bits in 43 characters, valid as state, nonce and verifier (RFC 7636). */
export const newSecret = () => base64UrlOf(crypto.getRandomValues(new Uint8Array(32)))

/** S256. */
export async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64UrlOf(new Uint8Array(hash))
}
