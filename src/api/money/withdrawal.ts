import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { listBankAccounts } from './bankAccount.ts'
import { payKinds } from './deposit.ts'
import { FeeFields } from './fee.ts'
import { getWallet } from '#api/account/member.ts'
import { NamesLanguage } from '#api/language.ts'
import { pageOf } from '#api/pageOf.ts'
import { Compact } from '#api/typed/text.ts'
import { LoginPassword } from '#api/account/password.ts'
import { fits, formatOf } from '#api/account/registration.formats.ts'
import { CodeSent, SmsCode } from '#api/account/verification.ts'
import { Id, Instant, Money, Paging, toWireMoney } from '#api/wire.ts'

/** @public */
export const about = {
  getWithdrawalSummary: {
    says: 'The conditions of a withdrawal: the money available and held, the turnover still required, limits, fee, usual minutes and what is still allowed today.',
    refused: { free_reject: '', not_permitted: '' },
  },
  listWithdrawals: {
    says: "The player's withdrawals, newest first.",
    refused: { free_reject: '', not_permitted: '' },
  },
  getWithdrawal: {
    says: 'One withdrawal, with the reason where it was rejected.',
    refused: { not_found: '' },
  },
  createWithdrawal: {
    says: 'Requests a withdrawal. Holds the money at once; one order per key. Allowed during a break.',
    refused: {
      free_reject: '',
      not_permitted: '',
      amount_invalid: '{min, max}',
      balance_insufficient: '',
      turnover_left: '{left}',
      allowance_used: '{countLeft, amountLeft}',
      not_found: '(the account)',
      payment_password_missing: '',
      payment_password_wrong: '{triesLeft}',
      payment_password_locked: '{expirationTime}',
      code_wrong: '',
      code_expired: '',
    },
  },
  cancelWithdrawal: {
    says: 'Cancels a withdrawal, only while it is applying; releases the held money.',
    refused: { order_closed: '' },
  },
  sendWithdrawalCode: {
    says: "Sends an SMS code that confirms a withdrawal to the player's own number, at most one a minute.",
    refused: { mobile_invalid: '(there is none)', too_many: '' },
  },
  setPaymentPassword: {
    says: "Sets or changes the password of withdrawals, which requires the old one, the login password or a code to the player's number.",
    refused: {
      payment_password_invalid: '',
      payment_password_wrong: '',
      payment_password_locked: '',
      old_password_wrong: '(the login password)',
      account_locked: '',
      password_same: '',
      code_wrong: '',
      code_expired: '',
    },
  },
} satisfies Readonly<Record<string, About>>

const withdrawalStatuses = ['applying', 'processing', 'paid', 'rejected', 'cancelled'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

export const withdrawalReasons = ['account_wrong', 'name_differs', 'review', 'other'] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

export const getWithdrawalSummary = endpoint({
  path: '/wps/withdrawal/summary',
  output: v.pipe(
    v.object({
      available: Money,
      locked: Money,
      turnoverNeed: Money,
      turnoverDone: Money,
      min: Money,
      max: Money,
      ...FeeFields,
      etaMinutes: v.number(),
      todayCount: v.number(),
      todayAmount: Money,
      countAllowed: v.number(),
      amountAllowed: Money,
      hasPaymentPassword: v.boolean(),
      paymentLockedUntil: v.optional(Instant),
      mobile: v.optional(v.string()),
    }),
    v.transform((wire) => ({
      available: wire.available,
      locked: wire.locked,
      turnover: {
        need: wire.turnoverNeed,
        done: wire.turnoverDone,
        left: wire.turnoverNeed - wire.turnoverDone,
      },
      min: wire.min,
      max: wire.max,
      fee: { rate: wire.feeRate, fixed: wire.feeFixed },
      minutes: wire.etaMinutes,
      today: {
        count: wire.todayCount,
        countAllowed: wire.countAllowed,
        amount: wire.todayAmount,
        amountAllowed: wire.amountAllowed,
      },
      hasPaymentPassword: wire.hasPaymentPassword,
      lockedUntil: wire.paymentLockedUntil ?? null,
      mobile: wire.mobile ?? null,
    })),
  ),
})
export type WithdrawalSummary = v.InferOutput<(typeof getWithdrawalSummary)['output']>

const WithdrawalOrder = v.pipe(
  v.object({
    orderNo: Id,
    /** The idempotency key of the form, by which an order is found after a lost answer. */
    key: v.string(),
    bankName: v.string(),
    kind: v.picklist(payKinds),
    number: v.string(),
    payeeName: v.string(),
    amount: Money,
    fee: Money,
    status: v.picklist(withdrawalStatuses),
    reason: v.optional(v.picklist(withdrawalReasons)),
    note: v.optional(v.string(), ''),
    createdAt: Instant,
    updatedAt: Instant,
  }),
  v.transform(({ orderNo, ...wire }) => ({
    ...wire,
    id: orderNo,
    payout: wire.amount - wire.fee,
    reason: wire.reason ?? null,
  })),
)
export type WithdrawalOrder = v.InferOutput<typeof WithdrawalOrder>

export const listWithdrawals = endpoint({
  path: '/wps/withdrawal/orders',
  input: v.object({
    language: NamesLanguage,
    ...Paging,
    status: v.optional(v.picklist(withdrawalStatuses)),
  }),
  output: pageOf(WithdrawalOrder),
})

export const getWithdrawal = endpoint({
  path: '/wps/withdrawal/order',
  input: v.object({ language: NamesLanguage, orderNo: Id }),
  output: WithdrawalOrder,
  encode: ({ id, language }: { id: string; language: string }) => ({ orderNo: id, language }),
})

const write = {
  method: 'PUT',
  deadline: 'money',
  idempotent: true,
  output: WithdrawalOrder,
  stales: [getWallet, getWithdrawalSummary, listWithdrawals, getWithdrawal],
} as const

export const PaymentPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(32))
export const ChosenPaymentPassword = v.pipe(
  Compact,
  PaymentPassword,
  fits(formatOf({}, 'paymentPassword')),
)

interface NewWithdrawal {
  readonly accountId: string
  /** Minor units, including the fee. */
  readonly amount: number
  readonly paymentPassword?: string
  readonly verificationCode?: string
}

export const createWithdrawal = endpoint({
  ...write,
  path: '/wps/withdrawal/order',
  input: v.object({
    accountId: Id,
    amount: Money,
    paymentPassword: v.optional(PaymentPassword),
    verificationCode: v.optional(SmsCode),
  }),
  encode: ({ amount, ...order }: NewWithdrawal) => ({ ...order, amount: toWireMoney(amount) }),
})

export const cancelWithdrawal = endpoint({
  ...write,
  path: '/wps/withdrawal/cancel',
  input: v.object({ orderNo: Id }),
  encode: ({ id }: { id: string }) => ({ orderNo: id }),
})

export const sendWithdrawalCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/withdrawal',
  output: CodeSent,
})

export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/payment-password',
  idempotent: true,
  input: v.object({
    paymentPassword: PaymentPassword,
    /** The current payment password, or the login password where none is set yet. */
    oldPaymentPassword: v.optional(PaymentPassword),
    loginPassword: v.optional(LoginPassword),
    /** Instead of either, a code from `sendWithdrawalCode`. */
    verificationCode: v.optional(SmsCode),
  }),
  stales: [getWithdrawalSummary, listBankAccounts],
})
