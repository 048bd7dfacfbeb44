import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AmountField } from '../../../ui/form/AmountField.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import { currencySymbolAtom, moneyAtom } from '../../merchant/merchant.atoms.ts'
import { AmountChips } from '../AmountChips.tsx'
import css from '../Cashier.module.css'
import { PromotionField } from './PromotionField.tsx'
import { QuoteFacts } from './QuoteFacts.tsx'
import { earlierAmountsAtom } from './deposit.atoms.ts'
import { offeredAmounts } from './earlier.rules.ts'
import type { Offer } from './form.rules.ts'
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
      <PromotionField
        promotions={promotions}
        value={form.values.promotionId}
        error={form.errorOf('promotionId')}
        onChoose={(promotionId) => form.change({ promotionId })}
      />
      <QuoteFacts quote={quote} />
    </>
  )
}

function Amount({ form, method }: Pick<Depositing, 'form' | 'method'>) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const earlier = useAtomValue(earlierAmountsAtom)
  const [min, max] = [method?.min ?? 0, method?.max ?? 0].map(money)
  return (
    <div className={css.field}>
      <AmountField
        {...form.field('amount')}
        label={t`Amount`}
        currency={symbol}
        hint={method && t`${min} to ${max}`}
      />
      {method && (
        <AmountChips
          amounts={offeredAmounts(method, earlier)}
          value={form.values.amount}
          onChoose={(amount) => form.change({ amount })}
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
      label={t`Channel`}
      value={channel?.id ?? null}
      onChoose={(channelId) => form.change({ channelId })}
      options={method.channels.map(({ id, name }) => ({ key: id, title: name }))}
    />
  )
}
