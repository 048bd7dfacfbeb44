import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { sharedSeconds } from '#api/shared.ts'
import type { Answer } from '#sandbox/http/call.ts'
import { isForeign } from '#sandbox/http/client.ts'
import { withHosts } from '#sandbox/http/elsewhere.ts'
import { once } from './idempotency.ts'
import { readInput } from './input.ts'
import { type Outcome, refused, settle, Refusal } from '#sandbox/http/refusal.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { authenticate } from '#sandbox/session/session.ts'

export function mount(app: Hono, platform: Platform, answers: readonly Answer<AnyEndpoint>[]) {
  for (const answer of answers)
    app.on(answer.endpoint.method, answer.endpoint.path, async (c) => {
      const outcome = await perform(c, platform, answer).catch(asOutcome)
      c.header('Date', new Date(platform.now()).toUTCString())
      return respond(c, answer.endpoint, settled(outcome, platform))
    })
}

const settled = ({ status, text }: Outcome, { elsewhere }: Platform): Outcome => ({
  status,
  text: elsewhere ? withHosts(text, elsewhere) : text,
})

async function perform(c: Context, platform: Platform, answer: Answer<AnyEndpoint>) {
  if (isForeign(c) && !c.get('client').isFromSite) throw new Refusal('not_permitted')
  const { endpoint, respond, grant, proofs = [], renewsKeys = false } = answer
  const asked = { rule: endpoint.session, takesFormer: renewsKeys }
  const { account, sessionId } = await authenticate(c, platform, asked)
  if (account) platform.requests.name(c.req.raw, account.username)
  const input = await readInput(c, platform, endpoint)
  const call = { platform, account, sessionId, context: c }
  const run = () => settle(() => respond(input, call))
  const key = endpoint.idempotent ? c.req.header('Idempotency-Key') : undefined
  const id = `${account?.id ?? 'guest'} ${endpoint.method} ${endpoint.path} ${key}`
  const outcome = await (key ? once(platform, { id, input: without(proofs, input) }, run) : run())
  return grant && outcome.status === 200
    ? settle(() => grant(JSON.parse(outcome.text).value, call))
    : outcome
}

const without = (proofs: readonly string[], input: object) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !proofs.includes(name)))

function asOutcome(thrown: unknown): Outcome {
  if (thrown instanceof Refusal) return refused(thrown)
  throw thrown
}

function respond(c: Context, endpoint: AnyEndpoint, { status, text }: Outcome): Response {
  const seconds = status === 200 ? sharedSeconds[endpoint.path] : undefined
  const headers = seconds ? cacheHeaders(text, seconds) : { 'Cache-Control': 'no-store' }
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (seconds && isKnown(c, headers)) return c.body(null, 304)
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.newResponse(text, { status })
}

/**
 * Browsers revalidate every time; a web server or CDN in front answers from its cache for a few
 * seconds.
 */
const cacheHeaders = (text: string, seconds: number) => ({
  'Cache-Control': `max-age=0, s-maxage=${seconds}`,
  Vary: 'Accept-Encoding',
  ETag: `"${createHash('sha1').update(text).digest('base64url').slice(0, 10)}"`,
})

/** A compressing proxy weakens the ETag. */
const isKnown = (c: Context, headers: Record<string, string>) =>
  c.req.header('If-None-Match')?.replace(/^W\//, '') === headers['ETag']
