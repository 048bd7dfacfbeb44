import '#i18n/text/failureText.forms.ts'
import '#i18n/text/failureText.money.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { rangeOf } from '#api/money/amount.ts'
import { useRangeText } from '#i18n/text/amountText.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useFormat } from '#i18n/format.ts'
import type { Failure } from '#net/failure.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import * as v from 'valibot'
import { Instant, Money } from '#api/wire.ts'

/** A limit or break that players set for themselves; the limits page explains it. */
export const isOwnLimit = (code: string | null) =>
  code === 'limit_deposit' || code === 'cooling_off' || code === 'self_excluded'

const Details = v.object({
  left: v.optional(Money),
  resetsAt: v.optional(Instant),
  until: v.nullish(Instant),
  countLeft: v.optional(v.number()),
  amountLeft: v.optional(Money),
  triesLeft: v.optional(v.number()),
  expirationTime: v.optional(Instant),
})

export function detailsOf(details: unknown): v.InferOutput<typeof Details> {
  const parsed = v.safeParse(Details, details)
  return parsed.success ? parsed.output : {}
}

export function useRefusalText() {
  const { t } = useLingui()
  const textOf = useFailureText()
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const rangeText = useRangeText(money)

  const exactly = ({ code, details }: Failure): string | undefined => {
    const facts = detailsOf(details)
    const range = code === 'amount_invalid' ? rangeOf(details) : null
    if (range) return rangeText(range)
    if (code === 'limit_deposit' && facts.left !== undefined && facts.resetsAt !== undefined) {
      const [left, end] = [money(facts.left), format.moment(facts.resetsAt)]
      return t({
        message: `Your own deposit limit lets you deposit ${left} more until ${end}.`,
        comment: '{left} is a sum of money, {end} a date and a time.',
      })
    }
    if (code === 'cooling_off' && facts.until) {
      const end = format.moment(facts.until)
      return t({
        message: `You are on a break until ${end}. You can withdraw, but not deposit or play.`,
        comment: 'The placeholder is a date and a time.',
      })
    }
    if (code === 'turnover_left' && facts.left !== undefined) {
      const rest = money(facts.left)
      return t`You must stake ${rest} more before you can withdraw.`
    }
    if (code === 'allowance_used' && facts.countLeft === 0)
      return t`You have no withdrawals left today. Try again tomorrow.`
    if (code === 'allowance_used' && facts.amountLeft !== undefined) {
      const rest = money(facts.amountLeft)
      return t`You can still withdraw ${rest} today`
    }
    if (code === 'payment_password_wrong' && facts.triesLeft !== undefined) {
      const tries = format.count(facts.triesLeft)
      return t`The payment password is incorrect. Tries left: ${tries}`
    }
    if (code === 'payment_password_locked' && facts.expirationTime !== undefined) {
      const end = format.time(facts.expirationTime)
      return t({
        message: `Too many wrong payment passwords. Use an SMS code, or try again at ${end}.`,
        comment: 'The placeholder is a time, such as 14:05.',
      })
    }
    return undefined
  }
  return (failure: Failure): string => exactly(failure) ?? textOf(failure)
}
