import { useFormat } from '../../i18n/format.ts'

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString()

/** "14:05" of today, else the day. */
export function useWhen() {
  const { time, date } = useFormat()
  return (at: number) => (isToday(at) ? time(at) : date(at))
}
