import { Trans } from '@lingui/react/macro'
import type { Download } from '../../../api/downloads.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { WayFacts } from './WayFacts.tsx'
import { useDownload } from './useDownload.ts'
import type { WayProps } from './ways.ts'

/** The package to be installed by hand. */
export function AndroidWay({ file, isFirst }: WayProps & { readonly file: Download }) {
  const download = useDownload(file.url)
  return (
    <>
      <WayFacts of={file} />
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
