import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { may } from '#api/roles.ts'
import { totalUnreadAtom } from '#features/messages/unread/unread.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { Balance } from '#features/wallet/balance/Balance.tsx'
import { isWidgetSeenAtom } from '#features/wallet/wallet.atoms.ts'
import { useFormat } from '#i18n/format.ts'
import { EachIsolated } from '#ui/Boundary.tsx'
import { Link } from '#ui/Link.tsx'
import { UnreadBadge, capCount } from '#ui/feedback/Badge.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useStaticData } from '#shell/route/staticData.ts'
import header from './Header.module.css'
import { LanguageSwitch } from '#shell/language/LanguageSwitch.tsx'
import css from './PlayerActions.module.css'

export function PlayerActions() {
  const { t } = useLingui()
  return (
    <EachIsolated>
      <div className={css.balance}>{!useHasWidget() && <Balance as="chip" />}</div>
      {may(useAtomValue(roleAtom), 'money') && (
        <Link
          to="/m/voucherCenter"
          className={`${header.icon} ${css.deposit}`}
          aria-label={t`Deposit`}
        >
          <Icon name="plus" />
          <span className={css.word}>
            <Trans>Deposit</Trans>
          </span>
        </Link>
      )}
      <Bell />
      <LanguageSwitch />
      <Link to="/m/member/home" className={`${header.icon} ${css.account}`} aria-label={t`Profile`}>
        <Icon name="profile" />
      </Link>
    </EachIsolated>
  )
}

/** Home shows the balance itself until it scrolls out of view. */
function useHasWidget() {
  const { pathname, search } = useLocation()
  const isHome = useStaticData(pathname).layout === 'home' && search.pageType === undefined
  return useAtomValue(isWidgetSeenAtom) !== false && isHome
}

function Bell() {
  const { t } = useLingui()
  const format = useFormat()
  const count = useAtomValue(totalUnreadAtom)
  const unread = capCount(count, format.count)
  const label = count > 0 ? t`Messages, ${unread} unread` : t`Messages`
  return (
    <Link to="/m/message" className={header.icon} aria-label={label}>
      <Icon name="bell" />
      <UnreadBadge count={count} isCorner />
    </Link>
  )
}
