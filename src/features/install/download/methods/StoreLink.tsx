import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/icon/Icon.tsx'
import { buttonClass } from '#ui/button/Button.tsx'
import css from '#features/install/download/AppScreen.module.css'
import { useDownload } from '#features/install/download/useDownload.ts'

export function StoreLink({ url, isFirst }: { readonly url: string; readonly isFirst: boolean }) {
  const download = useDownload(url)
  if (!download) return null
  return (
    <>
      <p className={css.note}>
        <Trans>The store installs it and keeps it up to date.</Trans>
      </p>
      <a
        href={download.href}
        onClick={download.guard}
        rel="noopener noreferrer"
        className={buttonClass(isFirst ? 'primary' : 'ghost', 'large', true)}
      >
        <Icon name="external" size="small" />
        <Trans>Open the store</Trans>
      </a>
    </>
  )
}
