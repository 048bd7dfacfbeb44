import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { decimals } from '#api/money/currency.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { NumberRoll } from '#ui/list/NumberRoll.tsx'
import type { BalanceState } from '#features/wallet/wallet.rules.ts'
import { currencySymbolAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import css from './BalanceText.module.css'

export function BalanceText({ balance }: { readonly balance: BalanceState }) {
  const symbol = useAtomValue(currencySymbolAtom)
  const { money } = useFormat()
  if (balance.kind === 'known')
    return (
      <span className={css.amount}>
        <NumberRoll>{money(balance.minor, balance.symbol, decimals)}</NumberRoll>
      </span>
    )
  return (
    <span className={css.amount}>
      <span aria-hidden="true">{symbol} ****</span>
      <span className="visually-hidden">
        <Unseen kind={balance.kind} />
      </span>
    </span>
  )
}

export const TrialMark = () =>
  useAtomValue(roleAtom) === 'trial' && (
    <Badge kind="teal">
      <Trans>Free trial</Trans>
    </Badge>
  )

function Unseen({ kind }: Pick<BalanceState, 'kind'>) {
  if (kind === 'hidden') return <Trans>Balance hidden</Trans>
  if (kind === 'offline') return <Trans>Balance not available offline</Trans>
  return <Trans>Loading balance</Trans>
}
