import { Trans } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { leftUntil } from './left.rules.ts'
import { useNow } from '#net/reach/useNow.ts'

/** "2 d 5 h", and on the last day "05:03:09". */
export function Countdown({ until }: { readonly until: number }) {
  const format = useFormat()
  const left = leftUntil(until, useNow())
  if (left.days === 0) return <span>{left.clock}</span>
  const [days, hours] = [format.count(left.days), format.count(left.hours)]
  return (
    <Trans comment="A countdown in days and hours. Short.">
      {days} d {hours} h
    </Trans>
  )
}

/** "Starts in 2 d 5 h", or "Starting soon" without a date. */
export const StartsIn = ({ at }: { readonly at: number | undefined }) => (
  <span>
    {at === undefined ? (
      <Trans>Starting soon</Trans>
    ) : (
      <Trans comment="A countdown follows.">
        Starts in <Countdown until={at} />
      </Trans>
    )}
  </span>
)
