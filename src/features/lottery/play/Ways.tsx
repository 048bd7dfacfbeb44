import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from './Ways.module.css'

export function Ways() {
  const { t } = useLingui()
  return (
    <nav className={css.ways} aria-label={t`Lottery`}>
      <Link to="/m/lotteryHistory" className={css.way}>
        <Icon name="clock" />
        <Trans>Results</Trans>
      </Link>
      <Link to="/m/lotteryHistory" search={{ tab: 'tickets' }} className={css.way}>
        <Icon name="lottery" />
        <Trans>My tickets</Trans>
      </Link>
      <Link to="/m/jackpot" className={css.way}>
        <Icon name="trophy" />
        <Trans>Jackpots</Trans>
      </Link>
    </nav>
  )
}
