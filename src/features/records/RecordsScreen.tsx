import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'
import { ProfitPanel } from './ProfitPanel.tsx'
import css from './RecordsScreen.module.css'
import { BetFilters } from './bets/BetFilters.tsx'
import { BetsPanel } from './bets/BetsPanel.tsx'
import { PeriodFilter } from './period/PeriodFilter.tsx'
import { betFilterOf, isProfitOffAtom } from './records.atoms.ts'
import type { RecordSearch } from './records.search.ts'
import '#ui/print.css'

interface Props {
  readonly search: RecordSearch
}

type Tab = NonNullable<RecordSearch['tab']>
const panel = 'records'

export function RecordsScreen({ search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isProfitOff = useAtomValue(isProfitOffAtom)
  const tab = search.tab ?? 'bets'
  const filter = betFilterOf(search)
  const go = (change: RecordSearch) =>
    void navigate({ to: '/m/gameRecord', search: { ...search, ...change }, replace: true })
  const isBets = tab === 'bets'
  const panes = (
    <div className={css.panes} data-wide>
      <div className={css.filters}>
        <PeriodFilter search={search} onChange={go} />
        {isBets && <BetFilters search={search} onChange={go} />}
      </div>
      <div>
        {isBets ? (
          <BetsPanel filter={filter} onChange={go} />
        ) : (
          <ProfitPanel range={filter} onChange={go} />
        )}
      </div>
    </div>
  )
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Game record</Trans>
      </h1>
      {!(isProfitOff && isBets) && (
        <Tabs<Tab>
          label={t`Game record`}
          value={tab}
          onChoose={(wanted) => go({ tab: wanted })}
          panelId={panel}
          choices={[
            { key: 'bets', label: <Trans>Bets</Trans> },
            { key: 'profit', label: <Trans>Profit and loss</Trans> },
          ]}
        />
      )}
      <div id={panel} role="tabpanel" aria-label={isBets ? t`Bets` : t`Profit and loss`}>
        {isBets ? panes : <ModuleGate module="PERSPNL3">{panes}</ModuleGate>}
      </div>
    </>
  )
}
