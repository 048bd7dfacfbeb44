import { Trans, useLingui } from '@lingui/react/macro'
import type { Download } from '#api/site/downloads.ts'
import { Bytes } from '#i18n/Bytes.tsx'
import { Facts } from '#ui/layout/Facts.tsx'

export function FileFacts({ of: { version, size, minSystem, sha256 } }: { readonly of: Download }) {
  const { t } = useLingui()
  const facts = [
    { key: 'version', name: t`Version`, value: version },
    {
      key: 'size',
      name: t({ message: 'Size', comment: 'Label; the size of a file follows.' }),
      value: <Bytes of={size} />,
    },
    minSystem !== '' && {
      key: 'system',
      name: t({ message: 'Requires', comment: 'Label; a version of Android or iOS follows.' }),
      value: (
        <Trans comment="The placeholder is a system and its version, such as Android 9.">
          {minSystem} or newer
        </Trans>
      ),
    },
    { key: 'sum', name: 'SHA-256', value: <Checksum of={sha256} /> },
  ]
  return <Facts facts={facts} />
}

/** The first and last characters, which are what people compare. */
const Checksum = ({ of: sum }: { readonly of: string }) => (
  <span title={sum}>
    {sum.slice(0, 8)}…{sum.slice(-8)}
  </span>
)
