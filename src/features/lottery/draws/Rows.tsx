import type { ComponentProps } from 'react'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { PageRows } from '#ui/list/PageRows.tsx'
import css from './Rows.module.css'

type Props<T> = Pick<ComponentProps<typeof PageRows<T>>, 'pages' | 'empty' | 'keyOf' | 'children'>

export const Rows = <T,>(props: Props<T>) => (
  <PageRows
    {...props}
    skeleton={<Skeletons count={6} className={css.rows} each={css.skeleton} />}
    className={css.rows}
    rowClass={css.row}
  />
)
