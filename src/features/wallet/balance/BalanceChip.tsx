import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './BalanceChip.module.css'
import { BalanceText, TrialMark } from './BalanceText.tsx'
import {
  balanceAtom,
  isWalletRefreshingAtom,
  refreshWalletIntent,
} from '#features/wallet/wallet.atoms.ts'

export function BalanceChip() {
  const balance = useAtomValue(balanceAtom)
  const isRefreshing = useAtomValue(isWalletRefreshingAtom)
  const refresh = useSetAtom(refreshWalletIntent)
  const { t } = useLingui()
  if (balance.kind === 'guest') return null
  return (
    <button
      type="button"
      className={css.chip}
      title={
        balance.kind === 'offline'
          ? t`Your balance appears when you are back online.`
          : t`Refresh balance`
      }
      aria-busy={isRefreshing}
      onClick={() => void refresh()}
    >
      <span className={css.figures}>
        {balance.kind === 'failed' ? <Trans>Try again</Trans> : <BalanceText balance={balance} />}
        <TrialMark />
      </span>
      <Icon name="refresh" size="small" />
    </button>
  )
}
