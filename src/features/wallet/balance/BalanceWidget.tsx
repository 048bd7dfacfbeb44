import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { BalanceText, TrialMark } from './BalanceText.tsx'
import css from './BalanceWidget.module.css'
import {
  balanceAtom,
  isBalanceHiddenAtom,
  isWalletRefreshingAtom,
  isWidgetSeenAtom,
  refreshWalletIntent,
  toggleBalanceIntent,
} from '#features/wallet/wallet.atoms.ts'

export function BalanceWidget() {
  const ref = useRef<HTMLElement>(null)
  useSeen(ref)
  const balance = useAtomValue(balanceAtom)
  const refresh = useSetAtom(refreshWalletIntent)
  const isRefreshing = useAtomValue(isWalletRefreshingAtom)
  const { t } = useLingui()
  if (balance.kind === 'guest') return null
  const hasAmount = balance.kind !== 'failed' && balance.kind !== 'offline'
  return (
    <section ref={ref} className={css.widget} aria-label={t`Balance`}>
      <span className={css.emblem}>
        <Icon name="wallet" />
      </span>
      <p className={css.figures} aria-live="polite">
        <Caption />
        {balance.kind === 'failed' ? (
          <span className={css.failed}>
            <Trans>Could not load your balance</Trans>
          </span>
        ) : (
          <BalanceText balance={balance} />
        )}
      </p>
      {hasAmount && <Eye />}
      <IconButton
        icon="refresh"
        label={balance.kind === 'failed' ? t`Try again` : t`Refresh balance`}
        aria-busy={isRefreshing}
        className={css.refresh}
        onClick={() => void refresh()}
      />
      <SignUp />
    </section>
  )
}

/** Where a trial player registers. */
function SignUp() {
  const isTrial = useAtomValue(roleAtom) === 'trial'
  const canRegister = useAtomValue(isOnAtom)('REG3')
  return (
    isTrial &&
    canRegister && (
      <LinkButton to="/m/register" kind="ghost" size="small" className={css.signUp}>
        <Trans>Sign up</Trans>
      </LinkButton>
    )
  )
}

/** Tells the header, which shows the balance while the widget is out of sight. */
function useSeen(ref: RefObject<HTMLElement | null>) {
  const setSeen = useSetAtom(isWidgetSeenAtom)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting ?? null),
      { rootMargin: '-56px 0px 0px' },
    )
    observer.observe(ref.current)
    return () => {
      observer.disconnect()
      setSeen(null)
    }
  }, [ref, setSeen])
}

function Caption() {
  const balance = useAtomValue(balanceAtom)
  const { time } = useFormat()
  const staleSince = balance.kind === 'known' ? balance.staleSince : null
  const clock = time(staleSince ?? 0)
  return (
    <span className={css.caption} data-stale={staleSince !== null || undefined}>
      {balance.kind === 'offline' ? (
        <Trans>Your balance appears when you are back online.</Trans>
      ) : staleSince === null ? (
        <Trans>Balance</Trans>
      ) : (
        <Trans comment="The placeholder is a time: how old what is shown is. Short.">
          As of {clock}
        </Trans>
      )}
      <span className="visually-hidden">: </span> <TrialMark />
    </span>
  )
}

function Eye() {
  const isHidden = useAtomValue(isBalanceHiddenAtom)
  const toggle = useSetAtom(toggleBalanceIntent)
  const { t } = useLingui()
  return (
    <IconButton
      icon={isHidden ? 'eye-off' : 'eye'}
      label={isHidden ? t`Show balance` : t`Hide balance`}
      onClick={() => toggle()}
    />
  )
}
