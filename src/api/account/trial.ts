import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { getWallet } from './member.ts'
import { SessionGrant } from './session.ts'
import { Captcha } from './verification.ts'
import { Instant, Money } from '#api/wire.ts'

/** @public */
export const about = {
  createTrial: {
    says: 'Creates the trial account where there is none; `playTrial` opens it (decisions 10).',
  },
  playTrial: {
    says: 'Opens the trial account of `createTrial`, whose play money expires after a day (section 7).',
    refused: { not_found: '', captcha_required: '', captcha_wrong: '' },
  },
  getTrial: {
    says: 'The play money that a trial started with and when it ends; null for any other account.',
  },
  resetTrial: {
    says: 'Refills the play money of a trial.',
    refused: { not_permitted: '(no trial)' },
  },
} satisfies Readonly<Record<string, About>>

const path = '/wps/session/login/freeplay'

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

export const getTrial = endpoint({
  path: '/wps/member/trial',
  output: v.nullable(v.object({ openingBalance: Money, expiresAt: Instant })),
})

export const resetTrial = endpoint({
  method: 'POST',
  path: '/wps/member/trial/reset',
  idempotent: true,
  stales: [getWallet],
})
