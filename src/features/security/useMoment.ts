import { useState } from 'react'
import { isSameDay } from '../../i18n/age/age.rules.ts'
import { useFormat } from '../../i18n/format.ts'

/** Omits the date when it is today. */
export function useMoment() {
  const { time, moment } = useFormat()
  const [now] = useState(Date.now)
  return (at: number) => (isSameDay(at, now) ? time(at) : moment(at))
}
