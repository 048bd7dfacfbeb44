import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { Lotteries, LotteryLinks } from './Lotteries.tsx'
import { listOf } from './lottery.rules.ts'
import type { LotteryList, LotterySearch } from './lottery.search.ts'
import { LotteryGate } from './tickets/LotteryGate.tsx'

interface Props {
  readonly search: LotterySearch
}

export function LotteryScreen({ search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const list = listOf(search)
  return (
    <LotteryGate heading={<Trans>Lottery</Trans>}>
      <LotteryLinks />
      <Tabs<LotteryList>
        label={t`Lotteries`}
        value={list}
        onChoose={(wanted) =>
          void navigate({ to: '/m/lottery', search: { ...search, list: wanted }, replace: true })
        }
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
        <Lotteries key={list} search={search} />
      </div>
    </LotteryGate>
  )
}
