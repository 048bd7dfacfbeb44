import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Logo } from '#ui/icon/Icon.tsx'
import css from './PageNotice.module.css'

interface Props {
  readonly title: ReactNode
  readonly to: '/m/changePsw' | '/m/service'
  readonly action: ReactNode
  readonly children: ReactNode
}

/** Replaces a page that this player cannot use now. */
export const PageNotice = ({ title, to, action, children }: Props) => (
  <section className={css.notice}>
    <Logo size="large" />
    <h1 className={css.heading}>{title}</h1>
    <p className={css.text}>{children}</p>
    <div className={css.actions}>
      <LinkButton to="/m/home" kind="ghost">
        <Trans>Go to home</Trans>
      </LinkButton>
      <LinkButton to={to}>{action}</LinkButton>
    </div>
  </section>
)
