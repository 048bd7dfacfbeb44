import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import css from './MoreHelp.module.css'

export function MoreHelp() {
  const { t } = useLingui()
  return (
    <section className={css.more} aria-label={t`More help`}>
      <p className={css.words}>
        <Trans>Didn’t find an answer?</Trans>
      </p>
      <div className={css.actions}>
        <Link to="/m/service" className={buttonClass('ghost')}>
          <Trans>Customer service</Trans>
        </Link>
        <Link to="/m/feedback" className={buttonClass('ghost')}>
          <Trans>Feedback</Trans>
        </Link>
      </div>
    </section>
  )
}
