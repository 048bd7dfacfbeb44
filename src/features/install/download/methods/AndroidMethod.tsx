import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/icon/Icon.tsx'
import { buttonClass } from '#ui/button/Button.tsx'
import { FileFacts } from './FileFacts.tsx'
import type { File } from '#features/install/download/sources.rules.ts'
import { useDownload } from '#features/install/download/useDownload.ts'

interface Props {
  readonly file: File
  readonly isFirst: boolean
}

export function AndroidMethod({ file, isFirst }: Props) {
  const download = useDownload(file.url)
  return (
    <>
      {file.facts && <FileFacts of={file.facts} />}
      {download && (
        <a
          href={download.href}
          download={download.isOwn ? '' : undefined}
          onClick={download.guard}
          className={buttonClass(isFirst ? 'primary' : 'ghost', 'large', true)}
        >
          <Icon name="download" size="small" />
          <Trans>Download for Android</Trans>
        </a>
      )}
    </>
  )
}
