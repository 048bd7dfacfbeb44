import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { AgentContract } from '../../../api/promotions/agentContracts.ts'
import type { ContractKind } from '../../../api/promotions/waitingContracts.ts'
import { useOnceAt } from '../../../net/reach/useNow.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Loaded } from '../../../ui/layout/Loaded.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Answer } from './Answer.tsx'
import { Changes } from './Changes.tsx'
import css from './ContractScreen.module.css'
import { Terms } from './Terms.tsx'
import { PayTable } from '../PayTable.tsx'
import { contractNames, payNames } from './contract.text.ts'
import { contractAtom } from './contracts.atoms.ts'
import { useTierText } from './useTierText.ts'
import '../../../ui/print.css'

interface Props {
  readonly kind: ContractKind
}

export function ContractScreen({ kind }: Props) {
  const { t } = useLingui()
  const read = useAtomValue(contractAtom(kind))
  useOnceAt(read.value?.state === 'awaiting' ? read.value.signBy : null, read.retry)
  return (
    <Page heading={t(contractNames[kind])}>
      <Loaded read={read} skeleton={<Skeleton className={css.skeleton} />}>
        {(contract) => (contract ? <Contract contract={contract} /> : <NoContract />)}
      </Loaded>
    </Page>
  )
}

const Contract = ({ contract }: { readonly contract: AgentContract }) => (
  <>
    <Terms contract={contract} />
    <p className={css.text} aria-live="polite">
      {contract.state === 'expired' && (
        <Trans>
          The time to sign this has run out. Customer service can offer you another contract.
        </Trans>
      )}
    </p>
    <Panel title={<Trans>What it pays</Trans>} flush>
      <Tiers contract={contract} />
    </Panel>
    {contract.previous && <Changes {...contract} previous={contract.previous} />}
    {contract.state === 'awaiting' && (
      <Answer key={`${contract.id} ${contract.version}`} contract={contract} />
    )}
  </>
)

function Tiers({ contract: { kind, tiers } }: { readonly contract: AgentContract }) {
  const { t } = useLingui()
  const { payOf, turnoverOf, playersOf } = useTierText()
  const pay = t(payNames[kind])
  return (
    <PayTable
      label={pay}
      condition={t`Minimum turnover`}
      pay={pay}
      rows={tiers.map((tier) => [turnoverOf(tier), playersOf(tier), payOf(tier)])}
    />
  )
}

const NoContract = () => (
  <EmptyState title={<Trans>No contract yet</Trans>}>
    <Trans>When you are offered one, you can read and sign it here.</Trans>
  </EmptyState>
)
