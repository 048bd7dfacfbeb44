import { type ReactNode, useId } from 'react'
import { useAtomValue } from 'jotai'
import { useFormat } from '../../i18n/format.ts'
import type { ReadPages } from '../../net/query/query.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { PageRows } from '../../ui/list/PageRows.tsx'
import css from './Orders.module.css'
import { moneyAtom } from '../merchant/merchant.atoms.ts'

interface Props<T> {
  readonly title: ReactNode
  readonly empty: ReactNode
  readonly pages: ReadPages<T>
  readonly row: (order: T) => ReactNode
}

export function Orders<T extends { readonly id: string }>({ title, empty, pages, row }: Props<T>) {
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
        {row}
      </PageRows>
    </section>
  )
}

const OrdersSkeleton = () => (
  <div className={css.rows}>
    <RowsSkeleton lines={['title', 'small']} hasEnd />
  </div>
)

interface RowProps {
  readonly order: {
    readonly amount: number
    readonly status: string
    readonly createdAt: number
  }
  readonly status: string
  readonly about: string
}

export function OrderRow({ order, status, about }: RowProps) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  return (
    <>
      <span className={css.amount}>{money(order.amount)}</span>
      <span className={`${css.status} ${css.tone}`} data-status={order.status}>
        {status}
      </span>
      <span className={css.about}>{about}</span>
      <span className={css.about}>{format.moment(order.createdAt)}</span>
    </>
  )
}
