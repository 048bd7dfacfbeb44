import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import css from './MoreHelp.module.css'

export function MoreHelp() {
  const { t } = useLingui()
  return (
    <section className={css.more} aria-label={t`More help`}>
      <p className={css.words}>
        <Trans>Still have a question?</Trans>
      </p>
      <div className={css.actions}>
        <LinkButton to="/m/service" kind="ghost">
          <Trans>Customer service</Trans>
        </LinkButton>
        <LinkButton to="/m/feedback" kind="ghost">
          <Trans>Feedback</Trans>
        </LinkButton>
      </div>
    </section>
  )
}
