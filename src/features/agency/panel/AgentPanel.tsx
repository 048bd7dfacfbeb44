import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type AgentFigures, type AgentMonth, getAgentFigures } from '#api/promotions/agency.ts'
import { useFormat } from '#i18n/format.ts'
import { FailureState } from '#ui/feedback/EmptyState.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { type Loadable, Loaded } from '#ui/layout/Loaded.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { FiguresTable } from '#features/agency/FiguresTable.tsx'
import { affiliateTermsAtom, linksAtom } from '#features/agency/agency.atoms.ts'
import { WaitingContracts } from '#features/agency/contracts/WaitingContracts.tsx'
import { LinkList } from '#features/agency/links/LinkList.tsx'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'
import { isClosedAtom, moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './AgentPanel.module.css'
import { queryAtom } from '#net/query/query.ts'

export const figuresAtom = queryAtom(getAgentFigures, () => ({}))

/** An agent's work at a glance: contracts that wait, figures, links. */
export function AgentPanel() {
  const isRegistering = !useAtomValue(isClosedAtom)('AGEDOWNMAN3')
  return (
    <ModuleGate module="AGEINFO3">
      <WaitingContracts />
      {isRegistering ? <FiguresAndLinks /> : <FiguresAlone />}
    </ModuleGate>
  )
}

const FiguresAlone = () => <Figures read={useAtomValue(figuresAtom)} />

function FiguresAndLinks() {
  const figures = useAtomValue(figuresAtom)
  const links = useAtomValue(linksAtom)
  const retryBoth = () => {
    figures.retry()
    links.retry()
  }
  const isNothingHere = !figures.value && !links.value
  return isNothingHere && figures.failure && links.failure ? (
    <FailureState failure={figures.failure} onRetry={retryBoth} />
  ) : (
    <>
      <Figures read={figures} />
      <Loaded read={links} skeleton={<Skeleton className={css.links} />}>
        {(known) => <LinkList links={known.links} />}
      </Loaded>
      <LinkButton to="/m/agentRegister" block>
        <Trans>New link</Trans>
      </LinkButton>
    </>
  )
}

function Figures({ read }: { readonly read: Loadable<AgentFigures> }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const money = useAtomValue(moneyAtom)
  return (
    <Loaded read={read} skeleton={<Skeleton className={css.figures} />}>
      {({ players, thisMonth, lastMonth }) => {
        const team = count(players)
        const row = (name: string, of: (month: AgentMonth) => string) =>
          [name, of(lastMonth), of(thisMonth)] as const
        return (
          <Panel
            title={t({
              message: `Your players: ${team}`,
              comment: 'The placeholder is a number of players.',
            })}
            flush
          >
            <FiguresTable
              label={t`Your figures`}
              heads={[
                t({ message: 'By month', comment: 'Grouping: one row for each month.' }),
                t`Last month`,
                t`This month`,
              ]}
              rows={[
                row(t`Active players`, ({ activePlayers }) => count(activePlayers)),
                row(t`Turnover`, ({ turnover }) => money(turnover)),
                row(t`Commission`, ({ commission }) => money(commission)),
              ]}
            />
            <CommissionStart months={[thisMonth, lastMonth]} />
          </Panel>
        )
      }}
    </Loaded>
  )
}

/** Shown for a month with turnover and without commission. */
function CommissionStart({ months }: { readonly months: readonly AgentMonth[] }) {
  const { count } = useFormat()
  const tiers = useAtomValue(affiliateTermsAtom).value?.tiers ?? []
  const least = Math.min(...tiers.map(({ players }) => players))
  const isTooFew = months.some(
    ({ turnover, commission, activePlayers }) =>
      turnover > 0 && commission === 0 && activePlayers < least,
  )
  if (tiers.length === 0 || !isTooFew) return null
  const players = count(least)
  return (
    <p className={css.note}>
      <Plural
        value={least}
        one={`Commission starts with ${players} active player in a month.`}
        other={`Commission starts with ${players} active players in a month.`}
      />
    </p>
  )
}
