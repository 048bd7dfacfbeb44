import { Trans } from '@lingui/react/macro'
import { useDigits } from '#i18n/digits.ts'
import { useFormat } from '#i18n/format.ts'
import { useNow } from '#net/reach/useNow.ts'

interface Left {
  readonly days: number
  /** "05:03:09", what remains beyond whole days. */
  readonly clock: string
  readonly hours: number
}

const two = (count: number) => String(count).padStart(2, '0')

/** Rounds up to whole seconds. */
export function leftUntil(at: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const clock = [hours, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return { days, hours, clock }
}

/** "2 d 5 h", and on the last day "05:03:09". */
export function Countdown({ until }: { readonly until: number }) {
  const format = useFormat()
  const digits = useDigits()
  const left = leftUntil(until, useNow())
  if (left.days === 0) return <span>{digits(left.clock)}</span>
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
