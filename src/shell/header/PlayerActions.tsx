import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { may } from '../../api/roles.ts'
import { totalUnreadAtom } from '../../features/messages/unread/unread.atoms.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { languages } from '../../i18n/languages.ts'
import { Apart } from '../../ui/Boundary.tsx'
import { Link } from '../../ui/Link.tsx'
import { UnreadBadge } from '../../ui/feedback/UnreadBadge.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useLanguageChoice } from '../useLanguageChoice.ts'
import css from './Header.module.css'

export function PlayerActions({ balance }: { readonly balance?: ReactNode }) {
  const { t } = useLingui()
  return (
    <Apart>
      {balance}
      {may(useAtomValue(roleAtom), 'money') && (
        <Link to="/m/voucherCenter" className={css.deposit} aria-label={t`Deposit`}>
          <Icon name="plus" />
        </Link>
      )}
      <Bell />
      <LanguageSwitch />
    </Apart>
  )
}

function Bell() {
  const { t } = useLingui()
  const unread = useAtomValue(totalUnreadAtom)
  const label = unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`
  return (
    <Link to="/m/message" className={css.icon} aria-label={label}>
      <Icon name="bell" />
      <UnreadBadge count={unread} isCorner />
    </Link>
  )
}

/** Exactly two languages get a button for the other one; three or more are in the menu only. */
function LanguageSwitch() {
  const { current, offered, choose } = useLanguageChoice()
  const next = offered.find((language) => language !== current)
  if (!next || offered.length > 2) return null
  return (
    <button
      type="button"
      className={css.icon}
      lang={languages[next].locale}
      aria-label={languages[next].name}
      onClick={() => void choose(next)}
    >
      {languages[next].short}
    </button>
  )
}
