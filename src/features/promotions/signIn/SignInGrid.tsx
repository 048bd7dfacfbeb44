import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useAtomValue } from 'jotai'
import type { Day } from '#api/day.ts'
import type { Cell, CellStatus } from '#api/account/signIn.ts'
import { useFormat } from '#i18n/format.ts'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import css from './SignInGrid.module.css'
import { shortMoneyAtom } from '#features/merchant/merchant.atoms.ts'

const statusNames: Readonly<Record<CellStatus, MessageDescriptor>> = {
  signed: msg`Checked in`,
  claim: msg`Today`,
  missed: msg({ message: 'Missed', comment: 'A day without a check-in.' }),
  coming: msg({ message: 'Upcoming', comment: 'A day that is yet to come.' }),
}

const statusIcons: Readonly<Record<CellStatus, IconName>> = {
  signed: 'check',
  claim: 'gift',
  missed: 'minus',
  coming: 'gift',
}

interface Props {
  readonly cells: readonly Cell[]
  readonly today: Day
}

export function SignInGrid({ cells, today }: Props) {
  const { t } = useLingui()
  return (
    <ol className={css.grid} data-long={cells.length > 7 || undefined} aria-label={t`Days`}>
      {cells.map((cell, place) => (
        <DayCell key={cell.day} cell={cell} number={place + 1} isToday={cell.day === today} />
      ))}
    </ol>
  )
}

interface CellProps {
  readonly cell: Cell
  readonly number: number
  readonly isToday: boolean
}

function DayCell({ cell: { amount, status }, number, isToday }: CellProps) {
  const { t } = useLingui()
  const format = useFormat()
  const money = useAtomValue(shortMoneyAtom)
  const count = format.count(number)
  return (
    <li className={css.cell} data-status={status} aria-current={isToday ? 'date' : undefined}>
      <span className={css.day}>
        {t({ message: `Day ${count}`, comment: 'A day of the daily check-in, by its number.' })}
      </span>
      <span className={css.mark}>
        <Icon name={statusIcons[status]} />
      </span>
      <span className={css.amount}>{money(amount)}</span>
      <span className={css.status}>{t(statusNames[status])}</span>
    </li>
  )
}
