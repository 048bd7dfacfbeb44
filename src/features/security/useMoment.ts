import { useState } from 'react'
import { isSameDay } from '../../i18n/age/age.rules.ts'
import { useFormat } from '../../i18n/format.ts'
import { platformNow } from '../../net/reach/clock.ts'

/** Omits the date when it is today. */
export function useMoment() {
  const { time, moment } = useFormat()
  const [now] = useState(platformNow)
  return (at: number) => (isSameDay(at, now) ? time(at) : moment(at))
}
