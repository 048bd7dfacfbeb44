import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import css from './notices/NoticeTicker.module.css'

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
