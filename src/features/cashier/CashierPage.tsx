import type { ReactNode } from 'react'
import { useMediaQuery, widestScreen } from '#ui/useMediaQuery.ts'
import css from './Cashier.module.css'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import skeleton from './FormSkeleton.module.css'
import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import chosen from './ChosenRow.module.css'

interface Props {
  readonly children: ReactNode
  readonly orders: ReactNode
  /** Whether the orders come after the children; on the widest screens they are beside every step. */
  readonly hasOrders: boolean
  /** Nothing could be loaded: the page shows only the error. */
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

/** Steps, heading, a list to choose from, and the button. */
export const FormSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={skeleton.form} aria-busy="true">
    <Skeleton className={skeleton.steps} />
    <Skeleton className={skeleton.heading} />
    <Skeletons count={rows} className={skeleton.rows} each={skeleton.row} />
    <Skeleton className={skeleton.button} />
  </div>
)

interface ChosenProps {
  readonly onChange: () => void
  readonly children: ReactNode
}

/** The choice made in an earlier step. */
export const ChosenRow = ({ onChange, children }: ChosenProps) => (
  <div className={chosen.chosen}>
    {children}
    <Button kind="quiet" size="small" onClick={onChange}>
      <Trans comment="Verb on a short button.">Change</Trans>
    </Button>
  </div>
)
