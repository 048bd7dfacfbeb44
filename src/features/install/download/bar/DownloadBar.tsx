import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { useYielding } from '#ui/overlay/useYielding.ts'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import css from './DownloadBar.module.css'
import { barAtom, closeBarIntent } from './bar.atoms.ts'
import { appIconAtom } from '#features/install/download/downloads.atoms.ts'

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
  const brand = useAtomValue(brandAtom)
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
      <img className={css.icon} src={icon} alt="" width="32" height="32" />
      <p className={css.words}>
        <span className={css.name}>{brand}</span>
        <span className={css.note}>
          {hasGift ? <Trans>Gift</Trans> : <Trans>Opens faster</Trans>}
        </span>
      </p>
      {hasGift && (
        <span className={css.gift} data-gift>
          <Icon name="gift" />
        </span>
      )}
      <LinkButton to="/m/app" kind="ghost" size="small" className={css.get}>
        <Trans>Download</Trans>
      </LinkButton>
      {hasService && <span className={css.room} />}
      <IconButton icon="close" label={t`Close`} onClick={close} />
    </aside>
  )
}
