import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { AgentMonth } from '#api/promotions/agency.ts'
import { useFormat } from '#i18n/format.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { FiguresTable } from '#features/agency/FiguresTable.tsx'
import { WaitingContracts } from '#features/agency/contracts/WaitingContracts.tsx'
import { LinkList } from '#features/agency/links/LinkList.tsx'
import { linksAtom } from '#features/agency/links/links.atoms.ts'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'
import { isClosedAtom, moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './AgentPanel.module.css'
import { figuresAtom } from './figures.atoms.ts'

/** An agent's work at a glance: contracts that wait, figures, links. */
export function AgentPanel() {
  const isRegistering = !useAtomValue(isClosedAtom)('AGEDOWNMAN3')
  return (
    <ModuleGate module="AGEINFO3">
      <WaitingContracts />
      <Figures />
      {isRegistering && <Links />}
    </ModuleGate>
  )
}

function Figures() {
  const { t } = useLingui()
  const { count } = useFormat()
  const money = useAtomValue(moneyAtom)
  return (
    <Loaded read={useAtomValue(figuresAtom)} skeleton={<Skeleton className={css.figures} />}>
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
          </Panel>
        )
      }}
    </Loaded>
  )
}

const Links = () => (
  <>
    <Loaded read={useAtomValue(linksAtom)} skeleton={<Skeleton className={css.links} />}>
      {({ links }) => <LinkList links={links} />}
    </Loaded>
    <LinkButton to="/m/agentRegister" block>
      <Trans>New link</Trans>
    </LinkButton>
  </>
)
