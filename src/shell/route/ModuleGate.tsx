import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { SwitchId } from '../../api/site/switches.ts'
import { isClosedAtom } from '../../features/merchant/merchant.atoms.ts'
import { Link } from '../../ui/Link.tsx'
import { Logo } from '../../ui/icon/Logo.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import css from '../Notice.module.css'

interface Props {
  readonly module: SwitchId
  readonly children: ReactNode
}

export function ModuleGate({ module, children }: Props) {
  return useAtomValue(isClosedAtom)(module) ? <SwitchedOff /> : children
}

const SwitchedOff = () => (
  <section className={css.notice}>
    <Logo size="large" />
    <h1 className={css.heading}>
      <Trans>Please contact customer service</Trans>
    </h1>
    <p className={css.text}>
      <Trans>
        This part is closed at the moment. Customer service can tell you when it reopens.
      </Trans>
    </p>
    <div className={css.actions}>
      <Link to="/m/home" className={buttonClass('ghost')}>
        <Trans>Go to home</Trans>
      </Link>
      <Link to="/m/service" className={buttonClass('primary')}>
        <Trans>Customer service</Trans>
      </Link>
    </div>
  </section>
)
