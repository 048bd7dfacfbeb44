import type { APIRequestContext } from '@playwright/test'
import { CompactEncrypt, importJWK } from 'jose'

const merchantCode = 'mela01'

interface Credentials {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

/**
 * Signs in through the platform's API, with the body sealed as the app does it; the cookie is stored
 * in the browser that called.
 */
export async function openSession(
  browser: APIRequestContext,
  credentials: Credentials,
): Promise<object> {
  const { value: key } = await (
    await browser.get('/wps/session/key', { params: { merchantCode } })
  ).json()
  const claims = { iat: Date.now(), jti: crypto.randomUUID() }
  const payload = JSON.stringify({ type: 'username', ...credentials, ...claims })
  const data = await new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))
  const answer = await browser.post('/wps/session/login', {
    data,
    headers: { Merchant: merchantCode, Encryption: 'JWE', 'Content-Type': 'application/jose' },
  })
  const { success, value, code } = await answer.json()
  if (!success) throw new Error(`${credentials.username} cannot sign in: ${code}`)
  return value
}
