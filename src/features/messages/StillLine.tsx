import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import css from './NoticeTicker.module.css'

/** The ticker's box with one thing in it, which stands. */
export function StillLine({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <section className={css.still} aria-label={t`Announcements`}>
      <Icon name="bell" />
      {children}
    </section>
  )
}
