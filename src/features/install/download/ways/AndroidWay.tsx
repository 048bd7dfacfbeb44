import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { buttonClass } from '../../../../ui/button/buttonClass.ts'
import { WayFacts } from './WayFacts.tsx'
import type { File } from '../sources.rules.ts'
import { useDownload } from '../useDownload.ts'
import type { WayProps } from './ways.ts'

export function AndroidWay({ file, isFirst }: WayProps & { readonly file: File }) {
  const download = useDownload(file.url)
  return (
    <>
      {file.facts && <WayFacts of={file.facts} />}
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
