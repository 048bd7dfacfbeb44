import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { totalUnreadAtom } from '../../features/messages/unread.atoms.ts'
import { activateLanguageIntent, languageAtom } from '../../i18n/language.atoms.ts'
import { type Language, languages } from '../../i18n/languages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AppLink } from '../AppLink.tsx'
import { Unread } from '../Unread.tsx'
import css from './Header.module.css'

export function PlayerActions({ balance }: { readonly balance?: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      {balance}
      <AppLink to="/m/voucherCenter" className={css.deposit} aria-label={t`Deposit`}>
        <Icon name="plus" />
      </AppLink>
      <Bell />
      <LanguageSwitch />
    </>
  )
}

function Bell() {
  const { t } = useLingui()
  const unread = useAtomValue(totalUnreadAtom)
  const label = unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`
  return (
    <AppLink to="/m/message" className={css.icon} aria-label={label}>
      <Icon name="bell" />
      <Unread count={unread} />
    </AppLink>
  )
}

const short: Record<Language, string> = { BN: 'বাং', EN: 'EN' }
const other: Record<Language, Language> = { BN: 'EN', EN: 'BN' }

/** Two languages need no list: the button names the other one. */
function LanguageSwitch() {
  const next = other[useAtomValue(languageAtom)]
  const activate = useSetAtom(activateLanguageIntent)
  return (
    <button
      type="button"
      className={css.icon}
      lang={languages[next].locale}
      aria-label={languages[next].name}
      onClick={() => void activate(next)}
    >
      {short[next]}
    </button>
  )
}
