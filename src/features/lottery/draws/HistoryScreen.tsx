import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Name } from '#i18n/foreign/Name.tsx'
import { Chips } from '#ui/form/Chips.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { DrawList } from './DrawList.tsx'
import css from './HistoryScreen.module.css'
import { TicketList } from '#features/lottery/tickets/TicketList.tsx'
import { LotteryGate } from '#features/lottery/tickets/LotteryGate.tsx'
import type { HistorySearch } from '#features/lottery/lottery.search.ts'
import { allLotteriesAtom } from '#features/lottery/lottery.atoms.ts'

type Tab = NonNullable<HistorySearch['tab']>
const everyGame = ''

export function HistoryScreen({ search }: { readonly search: HistorySearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const games = useAtomValue(allLotteriesAtom)
  const tab = search.tab ?? 'results'
  const game = search.game ?? null
  const go = (change: HistorySearch) =>
    void navigate({ to: '/m/lotteryHistory', search: { ...search, ...change }, replace: true })
  const choices = [
    { key: everyGame, label: t`All` },
    ...games.map(({ code, name }) => ({ key: code, label: <Name>{name}</Name> })),
  ]
  return (
    <LotteryGate heading={<Trans>Lottery history</Trans>}>
      <Tabs<Tab>
        label={t`Lottery history`}
        value={tab}
        onChoose={(wanted) => go({ tab: wanted })}
        panelId="history"
        choices={[
          { key: 'results', label: <Trans>Results</Trans> },
          { key: 'tickets', label: <Trans>My tickets</Trans> },
        ]}
      />
      <div className={css.filter}>
        <Chips
          label={t`Game`}
          value={game ?? everyGame}
          onChoose={(code) => go({ game: code || undefined })}
          choices={choices}
        />
      </div>
      <div id="history" role="tabpanel" data-wide aria-label={t`Lottery history`}>
        {tab === 'tickets' ? (
          <TicketList key={game} game={game} />
        ) : (
          <DrawList key={game} game={game} />
        )}
      </div>
    </LotteryGate>
  )
}
