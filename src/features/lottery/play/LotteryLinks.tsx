import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './LotteryLinks.module.css'

export function LotteryLinks() {
  const { t } = useLingui()
  return (
    <nav className={css.links} aria-label={t`Lottery`}>
      <Link to="/m/lotteryHistory" className={css.link}>
        <Icon name="clock" />
        <Trans>Results</Trans>
      </Link>
      <Link to="/m/lotteryHistory" search={{ tab: 'tickets' }} className={css.link}>
        <Icon name="lottery" />
        <Trans>My tickets</Trans>
      </Link>
      <Link to="/m/jackpot" className={css.link}>
        <Icon name="trophy" />
        <Trans>Jackpots</Trans>
      </Link>
    </nav>
  )
}
