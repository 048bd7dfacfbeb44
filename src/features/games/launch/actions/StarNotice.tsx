import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import css from './StarNotice.module.css'

interface Props {
  /** Where the login leads back to. */
  readonly next: string
  /** The game whose star is set there. */
  readonly star: string
  readonly onFollow: () => void
}

export const StarNotice = ({ next, star, onFollow }: Props) => (
  <div className={css.notice}>
    <Trans>you are not logged in, please log in first</Trans>
    <LinkButton to="/m/login" search={{ next, star }} kind="quiet" size="small" onClick={onFollow}>
      <Trans>Sign in</Trans>
    </LinkButton>
  </div>
)
