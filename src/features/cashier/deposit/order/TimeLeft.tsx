import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useFormat } from '../../../../i18n/format.ts'
import pay from './PayInstruction.module.css'
import { minutesAndSeconds } from './order.rules.ts'
import { useNow } from '../../../../net/useNow.ts'

interface Props {
  /** Epoch milliseconds on the platform's clock. */
  readonly until: number
  readonly onTimeUp: () => void
}

const short = 120_000

export function TimeLeft({ until, onTimeUp }: Props) {
  const { count } = useFormat()
  const left = until - useNow()
  const isOver = left <= 0
  const end = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const [minutes, seconds] = minutesAndSeconds(left)
  const clock = [minutes, seconds].map((part) => count(part).padStart(2, count(0))).join(':')
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
