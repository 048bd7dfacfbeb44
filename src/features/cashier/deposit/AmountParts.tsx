import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { DepositPromotion } from '../../../api/money/deposit.ts'
import { AmountField } from '../../../ui/form/AmountField.tsx'
import { ChannelField } from './ChannelField.tsx'
import { PromotionField } from './PromotionField.tsx'
import { QuoteFacts } from './QuoteFacts.tsx'
import { currencySymbolAtom, moneyAtom } from '../../merchant/merchant.atoms.ts'
import type { Depositing } from './useDepositForm.ts'

interface Props {
  readonly deposit: Depositing
  readonly promotions: readonly DepositPromotion[]
}

export function AmountParts({ deposit, promotions }: Props) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const { form, method, channel, quote } = deposit
  const [min, max] = [method?.min ?? 0, method?.max ?? 0].map(money)
  return (
    <>
      {method && (
        <ChannelField
          method={method}
          value={channel?.id}
          onChoose={(channelId) => form.change({ channelId })}
        />
      )}
      <AmountField
        {...form.field('amount')}
        label={t`Amount`}
        currency={symbol}
        hint={method && t`${min} to ${max}`}
      />
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
