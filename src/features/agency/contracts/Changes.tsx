import { Plural, Trans } from '@lingui/react/macro'
import type { ContractTier } from '../../../api/promotions/agentContracts.ts'
import { Panel } from '../../../ui/layout/Panel.tsx'
import css from './ContractScreen.module.css'
import { type TierChange, changesOf, isSamePay } from './contract.rules.ts'
import { useTierText } from './useTierText.ts'

interface Props {
  readonly tiers: readonly ContractTier[]
  readonly previous: readonly ContractTier[]
}

export function Changes({ tiers, previous }: Props) {
  const changes = changesOf(tiers, previous)
  return (
    <Panel title={<Trans>What’s new</Trans>}>
      {changes.length === 0 ? (
        <p className={css.text}>
          <Trans>The tiers have not changed.</Trans>
        </p>
      ) : (
        <ul className={css.changes}>
          {changes.map((change) => (
            <Change key={`${change.kind} ${change.tier.turnover}`} change={change} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Change({ change }: { readonly change: TierChange }) {
  const { payOf, turnoverOf, playersOf } = useTierText()
  const { tier } = change
  const [turnover, pay, players] = [turnoverOf(tier), payOf(tier), playersOf(tier)]
  if (change.kind === 'new')
    return (
      <li>
        <Trans>
          New: from {turnover} and{' '}
          <Plural value={tier.players} one={`${players} player`} other={`${players} players`} />,{' '}
          {pay}
        </Trans>
      </li>
    )
  if (change.kind === 'removed')
    return (
      <li>
        <Trans>
          Removed: from {turnover}, {pay}
        </Trans>
      </li>
    )
  const [payBefore, playersBefore] = [payOf(change.before), playersOf(change.before)]
  return (
    <li>
      {change.before.players !== tier.players && (
        <p>
          <Trans>
            From {turnover}:{' '}
            <Plural value={tier.players} one={`${players} player`} other={`${players} players`} />{' '}
            instead of {playersBefore}
          </Trans>
        </p>
      )}
      {!isSamePay(change.before, tier) && (
        <p>
          <Trans>
            From {turnover}: {pay} instead of {payBefore}
          </Trans>
        </p>
      )}
    </li>
  )
}
