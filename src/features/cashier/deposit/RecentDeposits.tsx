import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { OrderRow, Orders } from '../Orders.tsx'
import css from '../Orders.module.css'
import { Link } from '../../../ui/Link.tsx'
import { depositsAtom } from './deposit.atoms.ts'
import { statusNames } from './deposit.text.ts'

export function RecentDeposits() {
  const { t } = useLingui()
  return (
    <Orders
      title={<Trans>Your deposits</Trans>}
      empty={<Trans>No deposits yet</Trans>}
      pages={useAtomValue(depositsAtom)}
      row={(order) => (
        <Link to="/m/voucherCenter" search={{ order: order.id }} className={css.row}>
          <OrderRow order={order} status={t(statusNames[order.status])} about={order.methodName} />
        </Link>
      )}
    />
  )
}
