import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { parseAmount, typedAmountOf } from '#api/money/amount.ts'
import type { DepositPromotion } from '#api/money/deposit.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { useFormat } from '#i18n/format.ts'
import { usePercent } from '#i18n/percent.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { AmountField } from '#ui/form/Field.tsx'
import { Options } from '#ui/form/Options.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import { amountMarksAtom } from '#features/merchant/amountMarks.ts'
import { currencySymbolAtom, moneyAtom, shortMoneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from '#features/cashier/Cashier.module.css'
import { earlierAtom } from './deposit.atoms.ts'
import { offeredAmounts } from './earlier.rules.ts'
import type { Offer, Quote } from './form.rules.ts'
import type { Depositing } from './useDepositForm.ts'

interface Props {
  readonly deposit: Depositing
  readonly offer: Offer
}

export function AmountParts({ deposit, offer: { promotions } }: Props) {
  const { form, quote } = deposit
  return (
    <>
      <Amount {...deposit} />
      <Channel {...deposit} />
      <Promotion form={form} promotions={promotions} />
      <QuoteFacts quote={quote} />
    </>
  )
}

function Amount({ form, method }: Pick<Depositing, 'form' | 'method'>) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const shortMoney = useAtomValue(shortMoneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const marks = useAtomValue(amountMarksAtom)
  const { amounts } = useAtomValue(earlierAtom)
  const [min, max] = [method?.min ?? 0, method?.max ?? 0].map(money)
  const suggested = method ? offeredAmounts(method, amounts) : []
  return (
    <div className={css.field}>
      <AmountField
        {...form.field('amount')}
        label={t`Amount`}
        currency={symbol}
        hint={
          method &&
          t({
            message: `${min} to ${max}`,
            comment: 'Both placeholders are sums of money: the range of a payment method.',
          })
        }
      />
      {suggested.length > 0 && (
        <Chips
          label={t`Suggested amounts`}
          wrap
          value={parseAmount(form.values.amount, marks).minor}
          onChoose={(minor) => form.change({ amount: typedAmountOf(minor) })}
          choices={suggested.map((key) => ({ key, label: shortMoney(key) }))}
        />
      )}
    </div>
  )
}

function Channel({ form, method, channel }: Pick<Depositing, 'form' | 'method' | 'channel'>) {
  const { t } = useLingui()
  if (!method || method.channels.length < 2) return null
  return (
    <Options
      label={t({
        message: 'Channel',
        comment: 'One of several accounts or networks of a payment method.',
      })}
      value={channel?.id ?? null}
      onChoose={(channelId) => form.change({ channelId })}
      options={method.channels.map(({ id, name }) => ({ key: id, title: name }))}
    />
  )
}

interface PromotionProps extends Pick<Depositing, 'form'> {
  readonly promotions: readonly DepositPromotion[]
}

const none = ''

function Promotion({ form, promotions }: PromotionProps) {
  const { t } = useLingui()
  if (promotions.length === 0) return null
  return (
    <Options
      label={t`Promotion`}
      value={form.values.promotionId ?? none}
      error={form.errorOf('promotionId')}
      onChoose={(id) => form.change({ promotionId: id === none ? null : id })}
      options={[
        {
          key: none,
          title: (
            <Trans comment="No promotion is chosen; in the table of VIP tiers, no benefit.">
              None
            </Trans>
          ),
        },
        ...promotions.map((promotion) => ({
          key: promotion.id,
          title: <PlatformText>{promotion.title}</PlatformText>,
          text: <Terms promotion={promotion} />,
        })),
      ]}
    />
  )
}

function Terms({ promotion }: { readonly promotion: DepositPromotion }) {
  const money = useAtomValue(moneyAtom)
  const percent = usePercent()(promotion.percent)
  const turnover = useFormat().count(promotion.turnover)
  const [min, most] = [promotion.min, promotion.maxBonus].map(money)
  return (
    <Trans comment="What a promotion adds to a deposit: {percent} is a percentage, {most} and {min} are sums of money, {turnover} a number of times.">
      {percent} extra, up to {most}, from {min}; {turnover}× turnover before withdrawing
    </Trans>
  )
}

/** The full breakdown, where a promotion or a fee makes the credit differ from the amount. */
function QuoteFacts({ quote }: { readonly quote: Quote | null }) {
  const money = useAtomValue(moneyAtom)
  if (!quote || quote.credit === quote.amount) return null
  const { amount, fee, bonus, credit, turnover } = quote
  return (
    <Facts
      facts={[
        { key: 'amount', name: <Trans>You pay</Trans>, value: money(amount) },
        { key: 'fee', name: <Trans>Fee</Trans>, value: money(fee) },
        bonus > 0 && { key: 'bonus', name: <Trans>Promotion</Trans>, value: money(bonus) },
        turnover > 0 && {
          key: 'turnover',
          name: (
            <Trans comment="A sum follows: how much must be bet before a bonus can be withdrawn.">
              Stake before withdrawing
            </Trans>
          ),
          value: money(turnover),
        },
        { key: 'credit', name: <Trans>You receive</Trans>, value: money(credit), isSum: true },
      ]}
    />
  )
}
