import * as v from 'valibot'
import { endpoint } from '#api/endpoint.ts'
import { getWallet } from './member.ts'
import { SessionGrant } from './session.ts'
import { Captcha } from './verification.ts'
import { Instant, Money } from '#api/wire.ts'

const path = '/wps/session/login/freeplay'

/** Creates the trial account where there is none; `playTrial` opens it (decisions 10). */
export const createTrial = endpoint({
  path,
  session: 'none',
  deadline: 'form',
  output: v.object({
    userName: v.string(),
    customerType: v.number(),
    captcha: v.optional(v.boolean(), false),
  }),
})

export const trialModule = 'COMM3'

/**
 * Opens the trial account of `createTrial`, whose play money expires after a day (section 7). Refused: not_found,
 * captcha_required, captcha_wrong.
 */
export const playTrial = endpoint({
  method: 'POST',
  path,
  session: 'none',
  input: v.object({
    moduleId: v.pipe(v.string(), v.regex(/^[A-Z]+3$/)),
    captcha: Captcha,
  }),
  output: v.pipe(
    v.object({
      token: SessionGrant.entries.token,
      userName: v.string(),
      customerType: v.number(),
    }),
    v.transform(({ customerType, ...grant }): SessionGrant => ({
      ...grant,
      type: customerType,
      firstTimeLogin: false,
    })),
  ),
})

/** The play money that a trial started with and when it ends; null for any other account. */
export const getTrial = endpoint({
  path: '/wps/member/trial',
  output: v.nullable(v.object({ openingBalance: Money, expiresAt: Instant })),
})

/** Refills the play money of a trial. Refused: not_permitted (no trial). */
export const resetTrial = endpoint({
  method: 'POST',
  path: '/wps/member/trial/reset',
  idempotent: true,
  stales: [getWallet],
})
