import type { ReactNode } from 'react'
import { useMediaQuery, widestScreen } from '#ui/useMediaQuery.ts'
import css from './Cashier.module.css'

interface Props {
  readonly children: ReactNode
  readonly orders: ReactNode
  /** Whether the orders come after the children; on the widest screens they are beside every step. */
  readonly hasOrders: boolean
  /** Nothing could be loaded: the error stands alone. */
  readonly isLost?: boolean
}

export function CashierPage({ children, orders, hasOrders, isLost = false }: Props) {
  const isBeside = useMediaQuery(widestScreen)
  return (
    <div className={css.page} data-wide={!isLost || undefined}>
      <div className={css.form}>{children}</div>
      {!isLost && (isBeside || hasOrders) && orders}
    </div>
  )
}
