import {
  type CryptoKey,
  type JWK,
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
} from 'jose'
import { type ClientName, clients } from './clients.ts'

interface Key {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: JWK
}

const made = new Map<ClientName, Promise<Key>>()

/** One pair per issuer and process. */
function keyOf(client: ClientName): Promise<Key> {
  const known = made.get(client) ?? makeKey(client)
  made.set(client, known)
  return known
}

async function makeKey(client: ClientName): Promise<Key> {
  const { alg } = clients[client]
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, privateKey, publicKey: { ...jwk, kid, alg, use: 'sig' } }
}

export const publicKeysOf = async (client: ClientName) => ({
  keys: [(await keyOf(client)).publicKey],
})

export async function sign(client: ClientName, claims: Record<string, unknown>): Promise<string> {
  const { kid, privateKey } = await keyOf(client)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: clients[client].alg, kid, typ: 'JWT' })
    .sign(privateKey)
}
