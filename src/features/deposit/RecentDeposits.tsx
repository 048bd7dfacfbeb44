import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { DepositOrder } from '../../api/deposit.ts'
import { useFormat } from '../../i18n/format.ts'
import { useReadWords } from '../../i18n/useReadWords.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Shown } from '../../ui/Shown.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import css from './RecentDeposits.module.css'
import { currencySymbolAtom, depositsAtom } from './deposit.atoms.ts'
import { statusNames } from './deposit.text.ts'

/** The player's deposits, newest first. */
export function RecentDeposits() {
  const words = useReadWords()
  const pages = useAtomValue(depositsAtom)
  return (
    <section className={css.recent} aria-labelledby="deposits">
      <h2 className={css.heading} id="deposits">
        <Trans>Your deposits</Trans>
      </h2>
      <Shown read={pages} words={words} ghost={<Skeleton className={css.ghost} />}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState motif="pot" title={<Trans>No deposits yet</Trans>} />
          ) : (
            <ul className={css.rows}>
              {orders.map((order) => (
                <li key={order.id}>
                  <DepositRow order={order} />
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

function DepositRow({ order }: { readonly order: DepositOrder }) {
  const { t } = useLingui()
  const format = useFormat()
  const symbol = useAtomValue(currencySymbolAtom)
  return (
    <Link to="/m/voucherCenter" search={{ order: order.id }} className={css.row}>
      <span className={css.amount}>{format.money(order.amount, symbol)}</span>
      <span className={css.status} data-status={order.status}>
        {t(statusNames[order.status])}
      </span>
      <span className={css.about}>{order.methodName}</span>
      <span className={css.about}>
        {format.date(order.createdAt)}, {format.time(order.createdAt)}
      </span>
    </Link>
  )
}
