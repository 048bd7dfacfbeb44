import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './NoticeTicker.module.css'

export function StillLine({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <section className={css.still} aria-label={t`Announcements`}>
      <Icon name="bell" />
      {children}
    </section>
  )
}
