import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { WithdrawalSummary } from '#api/money/withdrawal.ts'
import { useFormat } from '#i18n/format.ts'
import { Bar } from '#ui/layout/Progress.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import css from './Summary.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'

interface Props {
  readonly summary: WithdrawalSummary
}

/** What limits a withdrawal. */
export function Limits({ summary }: Props) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const { turnover, today } = summary
  const left = money(turnover.left)
  const need = money(turnover.need)
  const timesLeft = Math.max(0, today.countAllowed - today.count)
  const times = format.count(timesLeft)
  const rest = money(Math.max(0, today.amountAllowed - today.amount))
  return (
    <div className={css.summary}>
      {turnover.left > 0 && (
        <div className={css.turnover}>
          <p>
            <Trans>
              Turnover left: {left} of {need}. You can withdraw once you have staked it.
            </Trans>
          </p>
          <Bar thin value={turnover.done} max={turnover.need} aria-hidden />
        </div>
      )}
      <Facts
        facts={[
          {
            key: 'locked',
            name: <Trans>Held for pending withdrawals</Trans>,
            value: money(summary.locked),
          },
          turnover.left === 0 && {
            key: 'turnover',
            name: (
              <Trans comment="A sum follows: how much must still be bet before withdrawing.">
                Turnover left
              </Trans>
            ),
            value: money(0),
          },
          {
            key: 'today',
            name: (
              <Trans comment="Label; the sum that can still be withdrawn today, and how many times, follow.">
                Remaining today
              </Trans>
            ),
            value: (
              <Trans comment="A sum of money, and how many times the player can withdraw today.">
                {rest}, <Plural value={timesLeft} one={`${times} time`} other={`${times} times`} />
              </Trans>
            ),
          },
        ]}
      />
    </div>
  )
}

export function Available({ summary }: Props) {
  const money = useAtomValue(moneyAtom)
  return (
    <div className={css.available}>
      <p className={css.name}>
        <Trans context="money" comment="Label; the sum that can be withdrawn follows.">
          Available
        </Trans>
      </p>
      <p className={css.amount}>{money(summary.available)}</p>
    </div>
  )
}
