import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { useYielding } from '#ui/overlay/useYielding.ts'
import { shortMoneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './DownloadBar.module.css'
import { barAtom, closeBarIntent } from './bar.atoms.ts'
import { appIconAtom, giftAtom } from '#features/install/download/downloads.atoms.ts'

interface Props {
  /** Leaves room for the service button. */
  readonly hasService?: boolean
}

export function DownloadBar({ hasService = false }: Props) {
  const bar = useAtomValue(barAtom)
  return bar !== 'none' && <Bar hasGift={bar === 'gift'} hasService={hasService} />
}

function Bar({ hasGift, hasService }: Required<Props> & { readonly hasGift: boolean }) {
  const { t } = useLingui()
  const icon = useAtomValue(appIconAtom)
  const close = useSetAtom(closeBarIntent)
  const ref = useRef<HTMLElement>(null)
  const isYielding = useYielding(ref)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-has-bar', true)
    return () => document.documentElement.removeAttribute('data-has-bar')
  }, [])
  return (
    <aside
      ref={ref}
      className={css.bar}
      aria-label={t`Get the app`}
      data-download-bar
      data-yielding={isYielding || undefined}
      inert={isYielding}
    >
      <span className={css.icon}>
        <img src={icon} alt="" width="32" height="32" />
        {hasGift && (
          <span className={css.gift} data-gift>
            <Icon name="gift" size="small" />
          </span>
        )}
      </span>
      <p className={css.words}>{hasGift ? <Gift /> : <Trans>Get the app</Trans>}</p>
      <LinkButton to="/m/app" kind="ghost" size="small" className={css.get}>
        <Trans>Download</Trans>
      </LinkButton>
      {hasService && <span className={css.room} />}
      <IconButton icon="close" label={t`Close`} onClick={close} />
    </aside>
  )
}

function Gift() {
  const shortMoney = useAtomValue(shortMoneyAtom)
  const amount = useAtomValue(giftAtom)?.amount ?? null
  if (amount === null) return <Trans>Get the app and a gift</Trans>
  const sum = shortMoney(amount)
  return <Trans>Get the app and {sum}</Trans>
}
