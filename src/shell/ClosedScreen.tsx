import { Trans } from '@lingui/react/macro'
import { Logo } from '../ui/Logo.tsx'
import { buttonClass } from '../ui/buttonClass.ts'
import { AppLink } from './AppLink.tsx'
import css from './Notice.module.css'

/** A part of the site that this merchant has not opened. */
export const ClosedScreen = ({ isService = false }: { readonly isService?: boolean }) => (
  <section className={css.notice}>
    <Logo size="large" />
    <h1 className={css.heading}>
      <Trans>This part of the fair isn’t open yet</Trans>
    </h1>
    {!isService && (
      <p className={css.text}>
        <Trans>Customer service can tell you when it opens, and help you until then.</Trans>
      </p>
    )}
    <div className={css.ways}>
      {!isService && (
        <AppLink to="/m/service" className={buttonClass('ghost')}>
          <Trans>Customer service</Trans>
        </AppLink>
      )}
      <AppLink to="/m/home" className={buttonClass('primary')}>
        <Trans>Go to home</Trans>
      </AppLink>
    </div>
  </section>
)
