import { Trans } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { buttonClass } from '../../../../ui/button/buttonClass.ts'
import css from '../AppScreen.module.css'
import { SafariDialog } from '../SafariDialog.tsx'
import { FileFacts } from './FileFacts.tsx'
import { device } from '../device.ts'
import type { File } from '../sources.rules.ts'
import { type Download, useDownload } from '../useDownload.ts'
import { useSafariAddress } from '../useSafariAddress.ts'

interface Props {
  readonly file: File
  readonly isFirst: boolean
}

export function IosMethod({ file, isFirst }: Props) {
  const download = useDownload(file.url)
  const safari = useSafariAddress()
  const [isSent, setSent] = useState(false)
  const sendToSafari = (event: MouseEvent) => {
    event.preventDefault()
    setSent(true)
    void safari.prepare()
  }
  return (
    <>
      <p className={css.note}>
        <Trans>
          The profile contains only an icon. You can remove it in “Settings” at any time.
        </Trans>
      </p>
      {file.facts && <FileFacts of={file.facts} />}
      {download && (
        <a
          href={download.href}
          onClick={device === 'otherIos' ? sendToSafari : (event) => open(event, download)}
          className={buttonClass(isFirst ? 'primary' : 'ghost', 'large', true)}
        >
          <Icon name="download" size="small" />
          <Trans>Download for iPhone</Trans>
        </a>
      )}
      <SafariDialog open={isSent} address={safari.address} onClose={() => setSent(false)} />
    </>
  )
}

/** Other browsers would save the profile as a file: they are sent to Safari. */
function open(event: MouseEvent<HTMLElement>, { href, isOwn, guard }: Download) {
  guard(event)
  if (event.defaultPrevented || !isOwn) return
  event.preventDefault()
  location.assign(href)
}
