import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { CommissionTier } from '../../../api/promotions/affiliate.ts'
import { useFormat } from '../../../i18n/format.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'
import css from '../contracts/ContractTiers.module.css'

/** A line applies only where both of its conditions are met. */
export function CommissionTable({ tiers }: { readonly tiers: readonly CommissionTier[] }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const money = useAtomValue(moneyAtom)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- scrollable by keyboard, in a section of that name
    <div role="group" className={css.scroll} aria-label={t`Commission`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Minimum net loss</Trans>
            </th>
            <th scope="col">
              <Trans>Active players</Trans>
            </th>
            <th scope="col">
              <Trans>Your share</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.netLoss}>
              <td>{money(tier.netLoss)}</td>
              <td>{count(tier.players)}</td>
              <td className={css.pay}>{count(tier.share)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
