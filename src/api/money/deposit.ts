import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { FeeFields } from './fee.ts'
import { getWallet } from '#api/account/member.ts'
import { InNamesLanguage } from '#api/language.ts'
import { pageOf } from '#api/pageOf.ts'
import { ImageIds } from './upload.ts'
import { Flag, Id, Instant, Money, Paging, list, toWireMoney, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  listDepositMethods: {
    says: 'Deposit methods, each with its minimum and maximum amount, its fee (hundredths of a percent, and a fixed part), its usual minutes and its channels.',
    refused: { free_reject: '', not_permitted: '' },
  },
  listDepositPromotions: {
    says: 'Bonuses that a deposit may claim, in percent of it; none during a break.',
    refused: { free_reject: '', not_permitted: '' },
  },
  listDeposits: {
    says: "The player's deposits, newest first.",
    refused: { free_reject: '', not_permitted: '' },
  },
  getDeposit: {
    says: 'One deposit: where to pay and until when, or its outcome.',
    refused: { not_found: '' },
  },
  createDeposit: {
    says: 'Creates a deposit and returns where to pay. One order per key.',
    refused: {
      free_reject: '',
      not_permitted: '',
      amount_invalid: '{min, max}',
      method_closed: '',
      promotion_unavailable: '',
      orders_open: '',
      limit_deposit: '{period, left, resetsAt}',
      cooling_off: '{until}',
      self_excluded: '{until}',
    },
  },
  submitSlip: {
    says: 'Submits the transaction ID of a payment. Reports the order as paid; a review follows.',
    refused: { order_closed: '', slip_used: '', image_invalid: '' },
  },
  cancelDeposit: {
    says: 'Cancels a deposit, only while it waits for its payment.',
    refused: { order_closed: '' },
  },
} satisfies Readonly<Record<string, About>>

export const payKinds = ['wallet', 'bank', 'crypto'] as const
export type PayKind = (typeof payKinds)[number]

/** A draft exists on the device only; the platform knows an order from `waiting` on. */
const depositStatuses = [
  'waiting',
  'reviewing',
  'credited',
  'rejected',
  'expired',
  'cancelled',
] as const
export type DepositStatus = (typeof depositStatuses)[number]

export const depositReasons = ['not_received', 'amount_differs', 'slip_unclear', 'other'] as const
export type DepositReason = (typeof depositReasons)[number]

const Channel = v.pipe(
  v.object({ channelId: Id, name: v.string() }),
  v.transform(({ channelId, name }) => ({ id: channelId, name })),
)

const DepositMethod = v.pipe(
  v.object({
    methodId: Id,
    name: v.string(),
    kind: v.picklist(payKinds),
    min: Money,
    max: Money,
    ...FeeFields,
    etaMinutes: v.number(),
    channels: list(Channel),
    open: Flag,
  }),
  v.transform(({ methodId, feeRate, feeFixed, etaMinutes, open, ...wire }) => ({
    ...wire,
    id: methodId,
    fee: { rate: feeRate, fixed: feeFixed },
    minutes: etaMinutes,
    isOpen: open,
  })),
)
export type DepositMethod = v.InferOutput<typeof DepositMethod>

export const listDepositMethods = endpoint({
  path: '/wps/deposit/methods',
  input: InNamesLanguage,
  output: wrappedList(DepositMethod),
})

const DepositPromotion = v.pipe(
  v.object({
    promotionId: Id,
    title: v.string(),
    min: Money,
    rate: v.number(),
    maxBonus: Money,
    /** How many times deposit and bonus must be staked before a withdrawal. */
    turnover: v.number(),
  }),
  v.transform(({ promotionId, rate, ...wire }) => ({
    ...wire,
    id: promotionId,
    /** Of the deposit. */
    percent: rate,
  })),
)
export type DepositPromotion = v.InferOutput<typeof DepositPromotion>

export const listDepositPromotions = endpoint({
  path: '/wps/deposit/promotions',
  input: InNamesLanguage,
  output: wrappedList(DepositPromotion),
})

const Instruction = v.object({
  payTo: v.string(),
  payee: v.optional(v.string()),
  channel: v.optional(v.string()),
  reference: v.string(),
  expiresAt: Instant,
})

const DepositOrder = v.pipe(
  v.object({
    orderNo: Id,
    /** The idempotency key of the form, by which an order is found after a lost answer. */
    key: v.string(),
    methodId: Id,
    methodName: v.string(),
    kind: v.picklist(payKinds),
    amount: Money,
    fee: Money,
    bonus: Money,
    promotionTitle: v.optional(v.string()),
    status: v.picklist(depositStatuses),
    reason: v.optional(v.picklist(depositReasons)),
    note: v.optional(v.string(), ''),
    createdAt: Instant,
    updatedAt: Instant,
    instruction: v.optional(Instruction),
    slip: v.optional(
      v.object({ transactionId: v.string(), senderLast4: v.string(), images: v.number() }),
    ),
  }),
  v.transform(({ orderNo, ...wire }) => ({
    ...wire,
    id: orderNo,
    credit: wire.amount - wire.fee + wire.bonus,
    promotionTitle: wire.promotionTitle ?? null,
    reason: wire.reason ?? null,
    instruction: wire.instruction ?? null,
    slip: wire.slip ?? null,
  })),
)
export type DepositOrder = v.InferOutput<typeof DepositOrder>

export const listDeposits = endpoint({
  path: '/wps/deposit/orders',
  input: v.object({
    ...InNamesLanguage.entries,
    ...Paging,
    status: v.optional(v.picklist(depositStatuses)),
  }),
  output: pageOf(DepositOrder),
})

export const getDeposit = endpoint({
  path: '/wps/deposit/order',
  input: v.object({ ...InNamesLanguage.entries, orderNo: Id }),
  output: DepositOrder,
  encode: ({ id, language }: { id: string; language: string }) => ({ orderNo: id, language }),
})

const write = {
  method: 'PUT',
  deadline: 'money',
  idempotent: true,
  output: DepositOrder,
  stales: [listDeposits, getDeposit, getWallet],
} as const

interface NewDeposit {
  readonly methodId: string
  readonly channelId?: string | undefined
  /** Minor units. */
  readonly amount: number
  readonly promotionId?: string | undefined
}

export const createDeposit = endpoint({
  ...write,
  path: '/wps/deposit/order',
  input: v.object({
    methodId: Id,
    channelId: v.optional(Id),
    amount: Money,
    promotionId: v.optional(Id),
  }),
  encode: ({ amount, ...order }: NewDeposit) => ({ ...order, amount: toWireMoney(amount) }),
})

export const TransactionId = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{6,40}$/))
export const SenderLast4 = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{4}$/))

export const submitSlip = endpoint({
  ...write,
  path: '/wps/deposit/slip',
  input: v.object({
    orderNo: Id,
    transactionId: TransactionId,
    senderLast4: SenderLast4,
    images: v.optional(ImageIds, []),
  }),
  encode: ({ id, ...slip }: Slip) => ({ orderNo: id, ...slip, images: [...slip.images] }),
})

interface Slip {
  readonly id: string
  readonly transactionId: string
  readonly senderLast4: string
  readonly images: readonly string[]
}

export const cancelDeposit = endpoint({
  ...write,
  path: '/wps/deposit/cancel',
  input: v.object({ orderNo: Id }),
  encode: ({ id }: { id: string }) => ({ orderNo: id }),
})
