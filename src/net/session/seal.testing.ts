import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair } from 'jose'

export async function platformKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const published = { ...(await exportJWK(publicKey)), alg: 'RSA-OAEP-256', use: 'enc' }
  const kid = await calculateJwkThumbprint(published)
  const open = async (body: BodyInit | null | undefined): Promise<unknown> => {
    const { plaintext } = await compactDecrypt(await new Response(body).text(), privateKey)
    return JSON.parse(new TextDecoder().decode(plaintext))
  }
  return { jwk: { ...published, kid }, kid, open }
}
