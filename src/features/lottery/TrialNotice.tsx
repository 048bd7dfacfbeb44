import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'

/** A trial player may look at the lottery, but not buy (section 6). */
export const TrialNotice = () => (
  <EmptyState
    motif="balls"
    title={<Trans>Please login an actual account to use this function</Trans>}
    action={
      <Link to="/m/register" className={buttonClass('primary')}>
        <Trans>Register now</Trans>
      </Link>
    }
  >
    <Trans>Lottery tickets need an account of your own.</Trans>
  </EmptyState>
)
