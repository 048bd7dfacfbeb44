import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { type Asked, answerAddress, judge } from './authorization.ts'
import { type ClientName, issuerOf, people } from './people.ts'
import { providerHeaders } from './headers.ts'
import { identityToolkit } from './identityToolkit.ts'
import { publicKeysOf } from './keys.ts'
import { choicePage, invalidRequestPage } from './page.ts'
import { OnceStore } from './store.ts'
import { type Granted, TokenRequest, idTokenOf, isRightful, isSecret } from './token.ts'
import { wordsFor } from './words.ts'

interface ProviderOptions {
  readonly origin: string
  /** The client secret that the platform sends to the token endpoint. */
  readonly secret: string
  /** The only addresses to which codes are sent. */
  readonly redirectUris: readonly string[]
  /** Delivers the codes of the Firebase stand-in. */
  readonly sendSms?: (to: string, code: string) => Promise<void>
  readonly now?: () => number
}

type Provider = Required<ProviderOptions> & {
  readonly asked: OnceStore<{ readonly asked: Asked; readonly locales: string | undefined }>
  readonly codes: OnceStore<Granted>
}

const timeToChoose = 10 * 60_000
const codeLifetime = 60_000

/** A small OpenID provider with two issuers: code flow with PKCE. */
export function createProvider(options: ProviderOptions): Hono {
  const { now = Date.now, sendSms = async () => undefined } = options
  const appOrigins = [...new Set(options.redirectUris.map((uri) => new URL(uri).origin))]
  const asked: Provider['asked'] = new OnceStore(timeToChoose, now)
  const codes: Provider['codes'] = new OnceStore(codeLifetime, now)
  const provider = { ...options, now, sendSms, asked, codes }
  const app = new Hono()
  app.use(providerHeaders(appOrigins))
  app.on('POST', '*', bodyLimit({ maxSize: 16_384 }))
  app.onError((error, c) => {
    console.error(`provider: ${c.req.path}`, error)
    return c.json({ error: 'server_error' }, 500)
  })
  serveFiles(app)
  for (const client of ['google', 'facebook'] as const) serveIssuer(app, provider, client)
  app.route('/', identityToolkit({ appOrigins, sendSms, now }))
  return app
}

function serveFiles(app: Hono) {
  const read = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url)))
  const css = read('provider.css')
  const font = read('../../public/fonts/noto-sans-bengali.woff2')
  app.get('/provider.css', (c) => c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/bengali.woff2', (c) => c.body(font, 200, { 'Content-Type': 'font/woff2' }))
}

function serveIssuer(app: Hono, provider: Provider, client: ClientName) {
  const issuer = issuerOf(provider.origin, client)
  app.get(`/${client}/.well-known/openid-configuration`, (c) => c.json(discoveryOf(issuer)))
  app.get(`/${client}/jwks`, async (c) => c.json(await publicKeysOf(client)))
  app.get(`/${client}/authorize`, (c) => ask(c, provider, client))
  app.post(`/${client}/authorize`, (c) => decide(c, provider, client))
  app.post(`/${client}/token`, (c) => exchange(c, provider))
}

const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['RS256', 'ES256'],
  scopes_supported: ['openid', 'profile', 'email'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

function ask(c: Context, provider: Provider, client: ClientName) {
  const { origin, redirectUris } = provider
  const verdict = judge(c.req.query(), { origin, client, redirectUris })
  const locales = c.req.query('ui_locales')
  const page = { client, words: wordsFor(locales) }
  if (verdict.kind === 'invalid') return c.html(invalidRequestPage(page), 400)
  if (verdict.kind === 'redirected') return c.redirect(verdict.address, 303)
  return c.html(choicePage(page, provider.asked.put({ asked: verdict.asked, locales })))
}

async function decide(c: Context, provider: Provider, client: ClientName) {
  const form = new URLSearchParams(await c.req.text())
  const kept = provider.asked.take(form.get('request') ?? '')
  const person = people.find(({ id }) => id === form.get('person'))
  const isAnswer = kept?.asked.client === client && (person || form.has('decline'))
  if (!isAnswer) return c.html(invalidRequestPage({ client, words: wordsFor(kept?.locales) }), 400)
  const { asked } = kept
  const answer = person ? { code: provider.codes.put({ asked, person }) } : declined
  return c.redirect(answerAddress({ ...asked, origin: provider.origin }, answer), 303)
}

const declined = { error: 'access_denied' }

/** The first request uses up a code, whether it succeeds or not. */
async function exchange(c: Context, { codes, secret, origin, now }: Provider) {
  const request = v.safeParse(TokenRequest, await c.req.parseBody())
  if (!request.success) return c.json({ error: 'invalid_request' }, 400)
  if (!isSecret(request.output.client_secret, secret))
    return c.json({ error: 'invalid_client' }, 401)
  const granted = codes.take(request.output.code)
  const isOwn = granted && c.req.path.startsWith(`/${granted.asked.client}/`)
  if (!isOwn || !isRightful(granted, request.output)) return c.json({ error: 'invalid_grant' }, 400)
  return c.json({ token_type: 'Bearer', id_token: await idTokenOf(granted, origin, now()) })
}
