import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentContract } from '../../../api/promotions/agentContracts.ts'
import css from './ContractTiers.module.css'
import { payNames } from './contract.text.ts'
import { usePay } from './usePay.ts'

/** A line applies only where both of its conditions are met. */
export function ContractTiers({ contract: { kind, tiers } }: { readonly contract: AgentContract }) {
  const { t } = useLingui()
  const { payOf, turnoverOf, playersOf } = usePay()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- scrollable by keyboard, in a section of that name
    <div role="group" className={css.scroll} aria-label={t(payNames[kind])} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Minimum turnover</Trans>
            </th>
            <th scope="col">
              <Trans>Active players</Trans>
            </th>
            <th scope="col">{t(payNames[kind])}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.turnover}>
              <td>{turnoverOf(tier)}</td>
              <td>{playersOf(tier)}</td>
              <td className={css.pay}>{payOf(tier)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
