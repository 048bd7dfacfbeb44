import {
  type CryptoKey,
  type JWK,
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
} from 'jose'

const algorithms = { google: 'RS256', facebook: 'ES256', firebase: 'RS256' } as const

type Signer = keyof typeof algorithms

interface Key {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: JWK
}

const made = new Map<Signer, Promise<Key>>()

/** One key pair per signer and process. */
function keyOf(signer: Signer): Promise<Key> {
  const known = made.get(signer) ?? makeKey(signer)
  made.set(signer, known)
  return known
}

async function makeKey(signer: Signer): Promise<Key> {
  const alg = algorithms[signer]
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, privateKey, publicKey: { ...jwk, kid, alg, use: 'sig' } }
}

export const publicKeysOf = async (signer: Signer) => ({
  keys: [(await keyOf(signer)).publicKey],
})

export async function sign(signer: Signer, claims: Record<string, unknown>): Promise<string> {
  const { kid, privateKey } = await keyOf(signer)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithms[signer], kid, typ: 'JWT' })
    .sign(privateKey)
}
