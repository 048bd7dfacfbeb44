import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { PlayType } from '#api/games/lotteryCode.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { LatestDraws } from './draws/LatestDraws.tsx'
import css from './LotteryScreen.module.css'
import { VendorSection } from './VendorSection.tsx'
import { LotteryLinks } from './play/LotteryLinks.tsx'
import { LotteryGate } from './tickets/LotteryGate.tsx'
import { soonest } from './draws/countdown.rules.ts'
import { lotteriesOf } from './lottery.atoms.ts'
import { listOf, vendorFirst } from './lottery.rules.ts'
import type { LotteryList, LotterySearch } from './lottery.search.ts'
import { playTypeNames } from './play/play.text.ts'
import { useDrawn } from './draws/useDrawn.ts'
import { useNow } from '#net/reach/useNow.ts'

interface Props {
  readonly search: LotterySearch
}

export function LotteryScreen({ search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const list = listOf(search)
  const playType = search.playType ?? 'trad'
  const go = (change: LotterySearch) =>
    void navigate({ to: '/m/lottery', search: { ...search, ...change }, replace: true })
  return (
    <LotteryGate heading={<Trans>Lottery</Trans>}>
      <LotteryLinks />
      <Tabs<LotteryList>
        label={t`Lotteries`}
        value={list}
        onChoose={(wanted) => go({ list: wanted })}
        panelId="lotteries"
        choices={[
          {
            key: 'draws',
            label: (
              <Trans comment="Noun, heading: the large lotteries with a draw at a set time.">
                Draws
              </Trans>
            ),
          },
          {
            key: 'quick',
            label: (
              <Trans comment="Noun, heading: lotteries that draw every few minutes.">
                Quick draws
              </Trans>
            ),
          },
        ]}
      />
      <div id="lotteries" role="tabpanel" aria-label={t`Lotteries`}>
        <div className={css.types} data-wide>
          <Chips
            label={t({ message: 'Type of play', comment: 'Label: numbers or quick bets.' })}
            value={playType}
            onChoose={(wanted) => go({ playType: wanted })}
            choices={PlayType.options.map((key) => ({ key, label: t(playTypeNames[key]) }))}
          />
        </div>
        {list === 'quick' && <LatestDraws />}
        <Vendors key={list} search={search} />
      </div>
    </LotteryGate>
  )
}

function Vendors({ search }: Props) {
  const read = useAtomValue(lotteriesOf(search))
  const now = useNow()
  const playType = search.playType ?? 'trad'
  const games = (read.value ?? []).flatMap((vendor) => vendor.games)
  useDrawn(read, (time) => soonest(games, time)?.at ?? null)
  return (
    <Loaded
      read={read}
      skeleton={<Skeletons count={5} className={css.skeletons} each={css.skeleton} />}
    >
      {(vendors) => {
        const open = vendors
          .map((vendor) => ({
            ...vendor,
            games: vendor.games.filter(({ playTypes }) => playTypes.includes(playType)),
          }))
          .filter((vendor) => vendor.games.length > 0)
        if (open.length === 0)
          return (
            <EmptyState motif="balls" title={<Trans>No lottery is open right now</Trans>}>
              <Trans>Check again later.</Trans>
            </EmptyState>
          )
        return vendorFirst(open, search.vassalage).map((vendor) => (
          <VendorSection key={vendor.code} vendor={vendor} playType={playType} now={now} />
        ))
      }}
    </Loaded>
  )
}
