import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { WithdrawalOrder } from '../../api/withdrawal.ts'
import { useFormat } from '../../i18n/format.ts'
import { useReadWords } from '../../i18n/useReadWords.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Shown } from '../../ui/Shown.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import css from './RecentWithdrawals.module.css'
import { currencySymbolAtom, withdrawalsAtom } from './withdrawal.atoms.ts'
import { statusNames } from './withdrawal.text.ts'

/** The player's withdrawals, newest first. */
export function RecentWithdrawals() {
  const words = useReadWords()
  const pages = useAtomValue(withdrawalsAtom)
  return (
    <section className={css.recent} aria-labelledby="withdrawals">
      <h2 className={css.heading} id="withdrawals">
        <Trans>Your withdrawals</Trans>
      </h2>
      <Shown read={pages} words={words} ghost={<Skeleton className={css.ghost} />}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState motif="pot" title={<Trans>No withdrawals yet</Trans>} />
          ) : (
            <ul className={css.rows}>
              {orders.map((order) => (
                <li key={order.id}>
                  <WithdrawalRow order={order} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {pages.hasMore && (
        <Button kind="ghost" busy={pages.isLoadingMore} onClick={pages.more}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  )
}

function WithdrawalRow({ order }: { readonly order: WithdrawalOrder }) {
  const { t } = useLingui()
  const format = useFormat()
  const symbol = useAtomValue(currencySymbolAtom)
  return (
    <Link to="/m/withdraw" search={{ order: order.id }} className={css.row}>
      <span className={css.amount}>{format.money(order.amount, symbol)}</span>
      <span className={css.status} data-status={order.status}>
        {t(statusNames[order.status])}
      </span>
      <span className={css.about}>
        {order.bankName} {order.number}
      </span>
      <span className={css.about}>
        {format.date(order.createdAt)}, {format.time(order.createdAt)}
      </span>
    </Link>
  )
}
