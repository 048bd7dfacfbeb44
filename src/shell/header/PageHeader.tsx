import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { optional } from '../../ui/optional.ts'
import { pageTitleAtom } from '../../ui/pageTitle.ts'
import { BackButton } from './BackButton.tsx'
import css from './Header.module.css'
import { PageHeaderLayout } from './HeaderLayout.tsx'

const RouteTitle = optional(() => import('./RouteTitle.tsx'), 'RouteTitle')

interface Props {
  readonly pathname: string
  readonly search?: ReactNode
  /** Shown on the widest screens next to the page's own actions. */
  readonly account?: ReactNode
}

export function PageHeader({ pathname, search, account }: Props) {
  const format = useFormat()
  const named = useAtomValue(pageTitleAtom)
  const heading = (
    <p className={css.heading} data-page-title>
      <span className={css.words}>{named?.text ?? <RouteTitle pathname={pathname} />}</span>
      {named?.count !== undefined && (
        <span className={css.count}>({format.count(named.count)})</span>
      )}
    </p>
  )
  return (
    <PageHeaderLayout
      back={<BackButton pathname={pathname} />}
      title={heading}
      search={search}
      actions={
        <>
          {named?.actions}
          {account}
        </>
      }
    />
  )
}
