import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Facts } from '../../../ui/layout/Facts.tsx'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'
import type { Quote } from './form.rules.ts'

/** The full breakdown, where a promotion or a fee makes the credit differ from the amount. */
export function QuoteFacts({ quote }: { readonly quote: Quote | null }) {
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
          name: <Trans>Stake before withdrawing</Trans>,
          value: money(turnover),
        },
        { key: 'credit', name: <Trans>You receive</Trans>, value: money(credit), isSum: true },
      ]}
    />
  )
}
