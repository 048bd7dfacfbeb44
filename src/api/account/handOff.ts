import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { SessionGrant } from './session.ts'
import { Captcha, ExpirationTime } from './verification.ts'

/** More than forty bits, on a keyboard of ten keys in any language. */
export const handOffDigits = 13

const Code = v.pipe(v.string(), v.regex(new RegExp(`^\\d{${handOffDigits}}$`)))

const LinkCode = v.optional(v.pipe(v.string(), v.maxLength(64)))

/** What the browser knows of its player beside the session. */
const Carried = v.object({
  language: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
  affiliateCode: LinkCode,
  recommenderId: LinkCode,
})

/**
 * A code that the installed app, whose storage is empty, takes up where this browser stands: a guest's language and
 * referral, a player's session beside. It is good once, for a few minutes, and takes the place of the one before.
 */
export const createHandOff = endpoint({
  method: 'POST',
  path: '/wps/session/handOff',
  session: 'optional',
  deadline: 'form',
  input: Carried,
  output: v.object({
    code: Code,
    expirationTime: ExpirationTime,
  }),
})

/** Takes a code up, for a session of its own. */
export const takeHandOff = endpoint({
  method: 'POST',
  path: '/wps/session/handOff/take',
  session: 'none',
  deadline: 'form',
  sealed: true,
  input: v.object({ code: Code, captcha: Captcha }),
  output: v.object({ ...Carried.entries, session: v.nullable(SessionGrant) }),
})
