import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { AgentContract, ContractState, ContractTier } from '#api/promotions/agentContracts.ts'
import type { ContractKind } from '#api/promotions/waitingContracts.ts'
import { useFormat } from '#i18n/format.ts'
import { usePercent } from '#i18n/percent.ts'
import { useOnceAt } from '#net/reach/useNow.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { waitingContractsAtom } from './waiting.atoms.ts'
import { FiguresTable } from '#features/agency/FiguresTable.tsx'
import { ContractAnswer } from './ContractAnswer.tsx'
import css from './ContractScreen.module.css'
import { type TierChange, changesOf, isSamePay } from './contract.rules.ts'
import { contractNames, contractPaths, payNames, stateNames } from './contract.text.ts'
import { contractAtom } from '#features/agency/agency.atoms.ts'
import '#ui/print.css'

export function ContractScreen({ kind }: { readonly kind: ContractKind }) {
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
    <Changes {...contract} />
    {contract.state === 'awaiting' ? (
      <ContractAnswer key={`${contract.id} ${contract.version}`} contract={contract} />
    ) : (
      <NextContract after={contract.kind} />
    )}
  </>
)

function Tiers({ contract: { kind, tiers } }: { readonly contract: AgentContract }) {
  const { t } = useLingui()
  const { payOf, turnoverOf, playersOf } = useTierText()
  const pay = t(payNames[kind])
  return (
    <FiguresTable
      label={pay}
      heads={[t`Minimum turnover`, t`Active players`, pay]}
      rows={tiers.map((tier) => [turnoverOf(tier), playersOf(tier), payOf(tier)])}
    />
  )
}

/** Offers another waiting contract in the place of the answer. */
function NextContract({ after }: { readonly after: ContractKind }) {
  const { t } = useLingui()
  // Just after an answer, the answered contract is still among them.
  const next = useAtomValue(waitingContractsAtom).find((kind) => kind !== after)
  if (!next) return null
  const name = t(contractNames[next])
  return (
    <ActionBar>
      <LinkButton to={contractPaths[next]} replace block data-keep-clear>
        <Trans comment="The next contract to read and sign">Next: {name}</Trans>
      </LinkButton>
    </ActionBar>
  )
}

const NoContract = () => (
  <EmptyState title={<Trans>No contract yet</Trans>}>
    <Trans>You can read and sign new contracts here.</Trans>
  </EmptyState>
)

function Changes({ tiers, previous }: Pick<AgentContract, 'tiers' | 'previous'>) {
  if (!previous) return null
  const changes = changesOf(tiers, previous)
  return (
    <Panel title={<Trans>What has changed</Trans>}>
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
        <Trans comment="A tier that is new in a contract: {turnover} is a sum of money, {pay} a sum or a percentage.">
          New: from {turnover} and{' '}
          <Plural value={tier.players} one={`${players} player`} other={`${players} players`} />,{' '}
          {pay}
        </Trans>
      </li>
    )
  if (change.kind === 'removed')
    return (
      <li>
        <Trans comment="A tier that is no longer in a contract: {turnover} is a sum of money, {pay} a sum or a percentage.">
          Removed: from {turnover}, {pay}
        </Trans>
      </li>
    )
  const [payBefore, playersBefore] = [payOf(change.before), playersOf(change.before)]
  return (
    <li>
      {change.before.players !== tier.players && (
        <p>
          <Trans comment="A contract’s tier: from this {turnover} so many active players are needed, instead of {playersBefore}, a number.">
            From {turnover}:{' '}
            <Plural value={tier.players} one={`${players} player`} other={`${players} players`} />{' '}
            instead of {playersBefore}
          </Trans>
        </p>
      )}
      {!isSamePay(change.before, tier) && (
        <p>
          <Trans comment="A contract’s tier: the turnover from which it applies, what it pays now and what it paid before.">
            From {turnover}: {pay} instead of {payBefore}
          </Trans>
        </p>
      )}
    </li>
  )
}

const kinds: Readonly<Record<ContractState, 'accent' | 'teal' | 'quiet'>> = {
  awaiting: 'accent',
  accepted: 'teal',
  declined: 'quiet',
  expired: 'quiet',
}

function Terms({ contract }: { readonly contract: AgentContract }) {
  const { t } = useLingui()
  const { count, date, moment } = useFormat()
  const { state, answeredAt, signBy } = contract
  const wholeDate = (at: number) => date(at).replaceAll(' ', '\u00a0')
  return (
    <div className={css.terms}>
      <p className={css.version}>
        <Trans comment="The version of a contract, a number.">
          Version {count(contract.version)}
        </Trans>
        <Badge kind={kinds[state]}>{t(stateNames[state])}</Badge>
      </p>
      <Facts
        facts={[
          {
            key: 'issuer',
            name: (
              <Trans comment="Label; the name of an agent or of the operator follows.">
                Offered by
              </Trans>
            ),
            value: contract.issuer,
          },
          {
            key: 'period',
            name: <Trans>Contract period</Trans>,
            value: [contract.from, contract.until].map(wholeDate).join(' – '),
          },
          answeredAt === null
            ? {
                key: 'signBy',
                name: (
                  <Trans comment="Label; a time follows: the last moment to accept a contract.">
                    Sign by
                  </Trans>
                ),
                value: moment(signBy),
              }
            : { key: 'answered', name: <Trans>Your answer</Trans>, value: moment(answeredAt) },
        ]}
      />
    </div>
  )
}

function useTierText() {
  const { count } = useFormat()
  const percent = usePercent()
  const money = useAtomValue(moneyAtom)
  return {
    payOf: ({ amount, share }: ContractTier) =>
      amount === null ? percent(share ?? 0) : money(amount),
    turnoverOf: ({ turnover }: ContractTier) => money(turnover),
    playersOf: ({ players }: ContractTier) => count(players),
  }
}
