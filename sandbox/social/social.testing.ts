import { createHash } from 'node:crypto'
import type { SocialProvider } from '#api/account/social.ts'
import { createProvider } from '#sandbox/provider/app.ts'
import { newSecret } from '#sandbox/http/secret.ts'
import { Client, openSandbox, testOptions } from '#sandbox/testing/client.ts'
import { redirectUrisOf } from './access.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const origin = 'http://localhost:4175'
const [redirectUri = ''] = redirectUrisOf(testOptions.origin)

export const on = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true }

/** A platform and its provider, connected without a socket. */
export async function openSocial(settings: Record<string, boolean> = on) {
  const sms: { readonly to: string; readonly code: string }[] = []
  const clock = { ms: 0, isProviderUp: true }
  const now = () => Date.now() + clock.ms
  const secret = newSecret()
  const provider = createProvider({
    origin,
    secret,
    redirectUris: redirectUrisOf(testOptions.origin),
    sendSms: async (to, code) => void sms.push({ to, code }),
    now,
  })
  const reach: typeof fetch = async (input, init) => {
    if (!clock.isProviderUp) throw new TypeError('fetch failed')
    return provider.fetch(new Request(input, init))
  }
  const sandbox = openSandbox({ games: 60, provider: { origin, secret, fetch: reach }, now })
  const client = new Client(sandbox)
  await client.send('PATCH', '/sandbox/settings', { body: settings })
  return { provider, sandbox, clock, client, secret, sms }
}

export type Social = Awaited<ReturnType<typeof openSocial>>

/** What a browser generates before it goes to the provider. */
export function newAsk(more: Record<string, string> = {}) {
  const codeVerifier = newSecret()
  const nonce = newSecret()
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'mela-at-google',
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: 'the-state',
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  return { codeVerifier, nonce, redirectUri, query }
}

export const openPage = (
  { provider }: Social,
  query: URLSearchParams,
  issuer: SocialProvider = 'google',
) => provider.request(`/${issuer}/authorize?${query.toString()}`)

/** Submits a button of the provider's page and returns the redirect's address. */
export async function press(social: Social, page: Response, button: Record<string, string>) {
  const text = await page.text()
  const request = /name="request" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const issuer = text.includes('data-client="google"') ? 'google' : 'facebook'
  return social.provider.request(`/${issuer}/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ request, ...button }),
  })
}

/** The complete flow through the provider; returns what the app then sends to the platform. */
export async function comeBack(
  social: Social,
  issuer: SocialProvider = 'google',
  person = 'sajid',
) {
  const ask = newAsk({ client_id: `mela-at-${issuer}` })
  const answer = await press(social, await openPage(social, ask.query, issuer), { person })
  const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? ''
  const { codeVerifier, nonce } = ask
  return { provider: issuer, code, codeVerifier, nonce, redirectUri: ask.redirectUri }
}

export async function logInWith(
  client: Client,
  payload: object,
  key: string = crypto.randomUUID(),
) {
  const sealed = { iat: client.sandbox.now(), jti: crypto.randomUUID(), ...payload }
  const reply = await client.send('POST', '/wps/session/login/social', {
    body: await client.seal(sealed),
    headers: {
      Encryption: 'JWE',
      'Content-Type': 'application/jose',
      'Idempotency-Key': key,
    },
  })
  if (reply.success) client.token = textOf(reply.value, 'token')
  return reply
}
