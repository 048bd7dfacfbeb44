import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { hashOf } from '#sandbox/http/secret.ts'
import { publicKeysOf, sign } from './keys.ts'
import { OnceStore } from './store.ts'

const firebaseProject = 'mela-sandbox'

interface IdentityToolkitOptions {
  /** Only pages of these origins may call. */
  readonly appOrigins: readonly string[]
  readonly sendSms: (to: string, code: string) => Promise<void>
  readonly now: () => number
}

interface Sent {
  readonly phoneNumber: string
  readonly code: string
  readonly tries: number
}

const codeLifetime = 10 * 60_000
const triesAllowed = 5

const Sending = v.object({ phoneNumber: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)) })
const Confirming = v.object({ sessionInfo: v.string(), code: v.string() })

/** Firebase's SMS sign-in with the API of its emulator, but with signed tokens. */
export function identityToolkit(options: IdentityToolkitOptions): Hono {
  const sent = new OnceStore<Sent>(codeLifetime, options.now)
  const app = new Hono()
  app.use('/identitytoolkit.googleapis.com/*', cors({ origin: [...options.appOrigins] }))
  app.get('/firebase/jwks', async (c) => c.json(await publicKeysOf('firebase')))
  app.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (c) =>
    c.json({ recaptchaKey: 'projects/x/keys/y', recaptchaEnforcementState: [] }),
  )
  app.get('/identitytoolkit.googleapis.com/v1/recaptchaParams', (c) =>
    c.json({ recaptchaSiteKey: 'play' }),
  )
  app.post('/identitytoolkit.googleapis.com/v1/:call', async (c): Promise<Response> => {
    const call = c.req.param('call')
    if (call === 'accounts:sendVerificationCode') return send(c, options, sent)
    if (call === 'accounts:signInWithPhoneNumber') return confirm(c, options, sent)
    if (call === 'accounts:lookup') return lookUp(c)
    return refuse(c, 'OPERATION_NOT_ALLOWED')
  })
  return app
}

const refuse = (c: Context, message: string) => c.json({ error: { code: 400, message } }, 400)

async function send(c: Context, { sendSms }: IdentityToolkitOptions, sent: OnceStore<Sent>) {
  const body = v.safeParse(Sending, await c.req.json().catch(() => null))
  if (!body.success) return refuse(c, 'INVALID_PHONE_NUMBER')
  const { phoneNumber } = body.output
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await sendSms(phoneNumber, code)
  return c.json({ sessionInfo: sent.put({ phoneNumber, code, tries: 0 }) })
}

async function confirm(c: Context, { now }: IdentityToolkitOptions, sent: OnceStore<Sent>) {
  const body = v.safeParse(Confirming, await c.req.json().catch(() => null))
  if (!body.success) return refuse(c, 'INVALID_SESSION_INFO')
  const { sessionInfo, code } = body.output
  const known = sent.take(sessionInfo)
  if (!known) return refuse(c, 'SESSION_EXPIRED')
  if (known.code !== code) {
    if (known.tries + 1 < triesAllowed) sent.put({ ...known, tries: known.tries + 1 }, sessionInfo)
    return refuse(c, 'INVALID_CODE')
  }
  return c.json(await granted(known.phoneNumber, now()))
}

async function lookUp(c: Context) {
  const body = v.safeParse(v.object({ idToken: v.string() }), await c.req.json().catch(() => null))
  if (!body.success) return refuse(c, 'INVALID_ID_TOKEN')
  const { sub: localId, phone_number: phoneNumber } = decodeJwt(body.output.idToken)
  return c.json({ users: [{ localId, phoneNumber }] })
}

async function granted(phoneNumber: string, now: number) {
  const localId = hashOf(phoneNumber).slice(0, 28)
  const at = Math.floor(now / 1000)
  const idToken = await sign('firebase', {
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    sub: localId,
    user_id: localId,
    auth_time: at,
    iat: at,
    exp: at + 3600,
    phone_number: phoneNumber,
    firebase: { sign_in_provider: 'phone', identities: { phone: [phoneNumber] } },
  })
  return {
    idToken,
    refreshToken: 'none',
    expiresIn: '3600',
    localId,
    phoneNumber,
    isNewUser: false,
  }
}
