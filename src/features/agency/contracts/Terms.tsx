import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentContract, ContractState } from '../../../api/promotions/agentContracts.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Facts } from '../../../ui/layout/Facts.tsx'
import css from './ContractScreen.module.css'
import { stateNames } from './contract.text.ts'

const kinds: Readonly<Record<ContractState, 'accent' | 'teal' | 'quiet'>> = {
  awaiting: 'accent',
  accepted: 'teal',
  declined: 'quiet',
  expired: 'quiet',
}

export function Terms({ contract }: { readonly contract: AgentContract }) {
  const { t } = useLingui()
  const { count, date, moment } = useFormat()
  const { state, answeredAt, signBy } = contract
  const wholeDate = (at: number) => date(at).replaceAll(' ', '\u00a0')
  return (
    <section className={css.terms}>
      <p className={css.version}>
        <Trans>Version {count(contract.version)}</Trans>
        <Badge kind={kinds[state]}>{t(stateNames[state])}</Badge>
      </p>
      <Facts
        facts={[
          { key: 'issuer', name: <Trans>Offered by</Trans>, value: contract.issuer },
          {
            key: 'period',
            name: <Trans>Contract period</Trans>,
            value: [contract.from, contract.until].map(wholeDate).join(' – '),
          },
          answeredAt === null
            ? { key: 'signBy', name: <Trans>Sign by</Trans>, value: moment(signBy) }
            : { key: 'answered', name: <Trans>Your answer</Trans>, value: moment(answeredAt) },
        ]}
      />
    </section>
  )
}
