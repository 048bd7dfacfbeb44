import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { clockOf } from '../../../../i18n/clock.ts'
import { useDigits } from '../../../../i18n/digits.ts'
import pay from './PayInstruction.module.css'
import { useNow } from '../../../../net/reach/useNow.ts'

interface Props {
  /** Epoch milliseconds on the platform's clock. */
  readonly until: number
  readonly onTimeUp: () => void
}

const short = 120_000

export function TimeLeft({ until, onTimeUp }: Props) {
  const left = until - useNow()
  const isOver = left <= 0
  const end = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const clock = useDigits()(clockOf(left).padStart(5, '0'))
  return (
    <p className={pay.time} data-short={left < short || undefined}>
      <span>
        <Trans>Time left to pay</Trans>
      </span>
      <span className={pay.left} role="timer">
        {clock}
      </span>
    </p>
  )
}
