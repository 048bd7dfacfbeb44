import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { clockOf } from '#i18n/clock.ts'
import { useDigits } from '#i18n/digits.ts'
import { platformNow } from '#net/reach/clock.ts'
import { useClockJumps } from '#net/reach/useNow.ts'
import css from './SecondsLeft.module.css'
import { columnsOf } from '#features/lottery/draws/countdown.rules.ts'

const minute = 60_000
const hour = 60 * minute
const units = '9876543210'
const tens = '543210'

interface Props {
  /** Epoch milliseconds of the platform. */
  readonly until: number
}

/** "4:32". The script changes it once a minute; the seconds are columns of digits that step up in CSS. */
export const SecondsLeft = ({ until }: Props) => (
  <Timer key={`${until} ${useClockJumps()}`} until={until} />
)

function Timer({ until }: Props) {
  const digits = useDigits()
  const [left, setLeft] = useState(() => until - platformNow())
  useEffect(() => {
    const timer = setTimeout(() => setLeft(until - platformNow()), (left % minute) + 20)
    return () => clearTimeout(timer)
  }, [until, left])
  if (left <= 0) return null
  const elapsed = columnsOf(left)
  const minutes = digits(clockOf(left).slice(0, -':00'.length))
  const isLast = left < minute
  return (
    <span className={css.clock} role="timer">
      <bdi dir="ltr">
        {!isLast && minutes}
        <span className={css.seconds} aria-hidden="true">
          {isLast && minutes}:
          <Column digits={digits(tens)} every={60} elapsed={elapsed.tens} />
          <Column digits={digits(units)} every={10} elapsed={elapsed.units} />
        </span>
      </bdi>
      <span className={css.unit}>
        {' '}
        <Unit left={left} />
      </span>
    </span>
  )
}

function Unit({ left }: { readonly left: number }) {
  if (left < minute)
    return <Trans comment="In place of a countdown. Lower case; short.">less than a minute</Trans>
  return left < hour ? (
    <Trans comment="Unit of a countdown, after a number: minutes. Short.">min</Trans>
  ) : (
    <Trans comment="Unit of a countdown, after a number: hours. Short.">h</Trans>
  )
}

interface ColumnProps {
  readonly digits: string
  /** Seconds. */
  readonly every: number
  readonly elapsed: number
}

function Column({ digits, every, elapsed }: ColumnProps) {
  // The delay counts from the first paint and must not follow later renders.
  const [delay] = useState(`-${elapsed.toFixed(2)}s`)
  return (
    <span className={css.window}>
      <span
        className={css.column}
        style={{
          animationDuration: `${every}s`,
          animationDelay: delay,
          animationTimingFunction: `steps(${digits.length})`,
        }}
      >
        {digits}
      </span>
    </span>
  )
}
