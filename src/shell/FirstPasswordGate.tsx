import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { hasMoneyWaitAtom, isFirstPasswordDueAtom } from '../features/password/first.atoms.ts'
import { Link } from '../ui/Link.tsx'
import { Logo } from '../ui/icon/Logo.tsx'
import { buttonClass } from '../ui/button/buttonClass.ts'
import css from './Notice.module.css'

export function FirstPasswordGate({ children }: { readonly children: ReactNode }) {
  const isDue = useAtomValue(isFirstPasswordDueAtom)
  const hasMoneyWait = useAtomValue(hasMoneyWaitAtom)
  return isDue && hasMoneyWait ? <NotYet /> : children
}

const NotYet = () => (
  <section className={css.notice}>
    <Logo size="large" />
    <h1 className={css.heading}>
      <Trans>Choose your own password</Trans>
    </h1>
    <p className={css.text}>
      <Trans>Deposits and withdrawals open once you have chosen your own.</Trans>
    </p>
    <div className={css.actions}>
      <Link to="/m/home" className={buttonClass('ghost')}>
        <Trans>Go to home</Trans>
      </Link>
      <Link to="/m/changePsw" className={buttonClass('primary')}>
        <Trans>Choose now</Trans>
      </Link>
    </div>
  </section>
)
