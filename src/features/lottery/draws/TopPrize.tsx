import { Trans } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'

/** `times` the stake. */
export function TopPrize({ times }: { readonly times: number }) {
  const most = useFormat().count(Math.floor(times))
  return (
    <Trans comment="The most that a lottery ticket pays, as a multiple of its stake.">
      up to {most}×
    </Trans>
  )
}
