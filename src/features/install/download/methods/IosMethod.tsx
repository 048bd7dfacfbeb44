import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { useAtomValue } from 'jotai'
import { Icon } from '#ui/icon/Icon.tsx'
import { buttonClass } from '#ui/button/Button.tsx'
import css from '#features/install/download/AppScreen.module.css'
import { FileFacts } from './FileFacts.tsx'
import { device } from '#features/install/download/device.ts'
import type { File } from '#features/install/download/sources.rules.ts'
import { type DownloadLink, useDownload } from '#features/install/download/useDownload.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { useIntent } from '#net/useIntent.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { createTicketIntent } from '#features/install/download/downloads.atoms.ts'
import { CopyRow } from '#ui/button/Copy.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'

interface Props {
  readonly file: File
  readonly isFirst: boolean
}

export function IosMethod({ file, isFirst }: Props) {
  const { t } = useLingui()
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
      <Dialog
        open={isSent}
        title={t`Please use Safari for download App.`}
        confirmLabel={t`OK`}
        onConfirm={() => setSent(false)}
      >
        <p>
          <Trans>Copy this address and open it there.</Trans>
        </p>
        <dl>
          <CopyRow
            name={t`Address for Safari`}
            value={safari.address}
            copyLabel={t`Copy the address`}
          />
        </dl>
      </Dialog>
    </>
  )
}

/** Other browsers would save the profile as a file: they are sent to Safari. */
function open(event: MouseEvent<HTMLElement>, { href, isOwn, guard }: DownloadLink) {
  guard(event)
  if (event.defaultPrevented || !isOwn) return
  event.preventDefault()
  location.assign(href)
}

/** A player's address carries a ticket that attributes the download; it works without one too. */
function useSafariAddress() {
  const language = useAtomValue(languageAtom)
  const isPlayer = useAtomValue(sessionAtom) !== null
  const { run } = useIntent(createTicketIntent)
  const [ticket, setTicket] = useState<string | null>(null)
  const prepare = async () => {
    if (isPlayer) setTicket((await run({}))?.ticket ?? null)
  }
  const address = new URL('/m/appDownload', location.origin)
  address.searchParams.set('language', language)
  if (ticket !== null) address.searchParams.set('tokens', ticket)
  return { address: address.href, prepare }
}
