import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { Name } from '#i18n/foreign/Name.tsx'
import { useFormat } from '#i18n/format.ts'
import type { ReadPages } from '#net/query/query.ts'
import { Link } from '#ui/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { PageRows } from '#ui/list/PageRows.tsx'
import { RowsSkeleton } from '#ui/skeleton/RowsSkeleton.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './Orders.module.css'

interface Order<Status> {
  readonly id: string
  readonly amount: number
  readonly status: Status
  readonly createdAt: number
}

interface Props<Status extends string, T> {
  readonly title: ReactNode
  readonly empty: ReactNode
  readonly pages: ReadPages<T>
  /** The page of an order. */
  readonly to: '/m/voucherCenter' | '/m/withdraw'
  /** The order shown beside the list. */
  readonly current?: string | undefined
  readonly statusNames: Readonly<Record<Status, MessageDescriptor>>
  readonly aboutOf: (order: T) => string
}

export function Orders<Status extends string, T extends Order<Status>>(props: Props<Status, T>) {
  const { title, empty, pages, to, current, statusNames, aboutOf } = props
  const { t } = useLingui()
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const id = useId()
  return (
    <section className={css.recent} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      <PageRows
        pages={pages}
        skeleton={<OrdersSkeleton />}
        empty={<EmptyState motif="pot" title={empty} />}
        keyOf={({ id: order }) => order}
        className={css.rows}
      >
        {(order) => (
          <Link
            to={to}
            search={{ order: order.id }}
            className={css.row}
            current={order.id === current}
          >
            <span className={css.amount}>{money(order.amount)}</span>
            <span className={`${css.status} ${css.tone}`} data-status={order.status}>
              {t(statusNames[order.status])}
            </span>
            <Name className={css.about}>{aboutOf(order)}</Name>
            <span className={css.about}>{format.moment(order.createdAt)}</span>
          </Link>
        )}
      </PageRows>
    </section>
  )
}

const OrdersSkeleton = () => (
  <div className={css.rows}>
    <RowsSkeleton lines={['title', 'small']} hasEnd />
  </div>
)
