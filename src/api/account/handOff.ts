import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Invited } from './invitation.ts'
import { SessionGrant } from './session.ts'
import { Captcha, ExpirationTime } from './verification.ts'

/** @public */
export const about = {
  createHandOff: {
    says: "Creates a code with which the installed app, whose storage is empty, takes over this browser's state: a guest's language and referral, and a player's session. It works once, for a few minutes; a new code replaces the previous one.",
  },
  takeHandOff: {
    says: 'Gives the installed app the state that `createHandOff` stored; `session` is null where a guest created the code.',
    refused: {
      code_expired: '(used, too old, or none)',
      captcha_required: '',
      captcha_wrong: '',
      too_many: '',
    },
  },
} satisfies Readonly<Record<string, About>>

/** More than 40 bits. Digits only, so that any keyboard can type it. */
export const handOffDigits = 13

const Code = v.pipe(v.string(), v.regex(new RegExp(`^\\d{${handOffDigits}}$`)))

const Carried = v.object({
  language: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
  ...Invited.entries,
})

export const createHandOff = endpoint({
  method: 'POST',
  path: '/wps/session/handOff',
  session: 'optional',
  input: Carried,
  output: v.object({
    code: Code,
    expirationTime: ExpirationTime,
  }),
})

export const takeHandOff = endpoint({
  method: 'POST',
  path: '/wps/session/handOff/take',
  session: 'none',
  sealed: true,
  idempotent: true,
  input: v.object({ code: Code, captcha: Captcha }),
  output: v.object({ ...Carried.entries, session: v.nullable(SessionGrant) }),
})
