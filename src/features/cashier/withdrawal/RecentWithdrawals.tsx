import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { OrderRow, Orders } from '../Orders.tsx'
import css from '../Orders.module.css'
import { Link } from '../../../ui/Link.tsx'
import { withdrawalsAtom } from './withdrawal.atoms.ts'
import { statusNames } from './withdrawal.text.ts'

export function RecentWithdrawals() {
  const { t } = useLingui()
  return (
    <Orders
      title={<Trans>Your withdrawals</Trans>}
      empty={<Trans>No withdrawals yet</Trans>}
      pages={useAtomValue(withdrawalsAtom)}
      row={(order) => (
        <Link to="/m/withdraw" search={{ order: order.id }} className={css.row}>
          <OrderRow
            order={order}
            status={t(statusNames[order.status])}
            about={`${order.bankName} ${order.number}`}
          />
        </Link>
      )}
    />
  )
}
