import * as v from 'valibot'
import { type AmountMarks, parseAmount, typedAmount } from '#api/money/amount.ts'
import {
  type DepositMethod,
  type DepositPromotion,
  SenderLast4,
  TransactionId,
} from '#api/money/deposit.ts'
import { feeOf } from '#api/money/fee.ts'
import type { Monogram } from '#features/cashier/marks/marks.rules.ts'
import { Compact } from '#api/typed/text.ts'
import type { ChosenImage } from '#ui/form/ImageField.file.ts'

export interface DepositForm {
  readonly methodId: string | null
  readonly channelId: string | null
  /** As typed. */
  readonly amount: string
  readonly promotionId: string | null
}

export const emptyDeposit: DepositForm = {
  methodId: null,
  channelId: null,
  amount: '',
  promotionId: null,
}

export const depositPlaces = {
  amount_invalid: 'amount',
  method_closed: 'methodId',
  promotion_unavailable: 'promotionId',
} as const

export interface Offer {
  readonly methods: readonly DepositMethod[]
  /** The method of the last deposit, which is preselected. */
  readonly usual: string | null
  /** By method id. */
  readonly monograms: ReadonlyMap<string, Monogram>
  readonly promotions: readonly DepositPromotion[]
  /** Symbol and code of the currency. */
  readonly marks: AmountMarks
}

export const methodOf = ({ methodId }: DepositForm, { methods, usual }: Offer) =>
  methods.find(({ id, isOpen }) => (methodId === null ? id === usual && isOpen : id === methodId))

export const channelOf = ({ channelId }: DepositForm, method: DepositMethod | undefined) =>
  method?.channels.find(({ id }) => id === channelId) ?? method?.channels[0]

export const promotionOf = ({ promotionId }: DepositForm, { promotions }: Offer) =>
  promotions.find(({ id }) => id === promotionId)

const Choice = v.nullable(v.string())

export function depositForm(form: DepositForm, offer: Offer) {
  const method = methodOf(form, offer)
  const promotion = promotionOf(form, offer)
  const { minor } = parseAmount(form.amount, offer.marks)
  const isEnough =
    minor === undefined ||
    amountErrorOf(minor, method) !== undefined ||
    minor >= (promotion?.min ?? 0)
  return v.object({
    methodId: v.pipe(
      Choice,
      v.check(() => method !== undefined, 'unchosen'),
      v.check(() => method?.isOpen !== false, 'closed'),
      v.transform(() => method?.id ?? ''),
    ),
    channelId: v.pipe(
      Choice,
      v.transform(() => channelOf(form, method)?.id),
    ),
    amount: typedAmount(offer.marks, (typed) => amountErrorOf(typed, method)),
    promotionId: v.pipe(
      Choice,
      v.check(() => isEnough, 'low'),
      v.transform(() => promotion?.id),
    ),
  })
}

function amountErrorOf(minor: number, method: DepositMethod | undefined) {
  if (method && minor < method.min) return 'low'
  return method && minor > method.max ? 'high' : undefined
}

export interface Quote {
  readonly amount: number
  readonly fee: number
  readonly bonus: number
  /** The amount credited to the wallet. */
  readonly credit: number
  /** The amount that must be staked for the promotion. */
  readonly turnover: number
}

/** Minor units; null without a valid amount. */
export function depositQuoteOf(form: DepositForm, offer: Offer): Quote | null {
  const method = methodOf(form, offer)
  const { minor: amount = 0 } = parseAmount(form.amount, offer.marks)
  if (!method || amount === 0 || amountErrorOf(amount, method)) return null
  const promotion = promotionOf(form, offer)
  const isDue = promotion !== undefined && amount >= promotion.min
  const bonus = isDue ? bonusOf(promotion, amount) : 0
  const fee = feeOf(method.fee, amount)
  const turnover = isDue ? Math.round((amount + bonus) * promotion.turnover) : 0
  return { amount, fee, bonus, credit: amount - fee + bonus, turnover }
}

const bonusOf = ({ percent, maxBonus }: DepositPromotion, amount: number) =>
  Math.min(maxBonus, Math.floor((amount * percent) / 100))

export const SlipForm = v.object({
  transactionId: v.pipe(Compact, TransactionId),
  senderLast4: v.pipe(Compact, SenderLast4),
  pictures: v.custom<readonly ChosenImage[]>(Array.isArray),
})

export const slipPlaces = {
  slip_used: 'transactionId',
  image_invalid: 'pictures',
  image_too_large: 'pictures',
} as const
