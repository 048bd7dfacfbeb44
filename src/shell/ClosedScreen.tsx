import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../ui/buttonClass.ts'
import { AppLink } from './AppLink.tsx'
import css from './Notice.module.css'

/** A part of the site that this merchant has not opened. */
export const ClosedScreen = () => (
  <section className={css.notice}>
    <h1 className={css.heading}>
      <Trans>This part of the fair isn’t open yet</Trans>
    </h1>
    <p className={css.text}>
      <Trans>Customer service can tell you when it opens, and help you until then.</Trans>
    </p>
    <div className={css.ways}>
      <AppLink to="/m/service" className={buttonClass('ghost')}>
        <Trans>Customer service</Trans>
      </AppLink>
      <AppLink to="/m/home" className={buttonClass('primary')}>
        <Trans>Go to home</Trans>
      </AppLink>
    </div>
  </section>
)
