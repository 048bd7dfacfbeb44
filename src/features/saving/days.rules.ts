import { type Days, type Traffic, dayOnPhone } from '#device/traffic/traffic.rules.ts'

interface DayTraffic {
  /** Noon of the day, on the phone's clock. */
  readonly at: number
  readonly bytes: number
}

const shown = 14

export const allOf = ({ app, data, pictures }: Traffic) => app + data + pictures

/** The last two weeks, ending today, including days on which nothing was counted. */
export function lastDays(days: Days, today: string): readonly DayTraffic[] {
  return Array.from({ length: shown }, (_, place) => {
    const noon = new Date(`${today}T12:00`)
    noon.setDate(noon.getDate() - (shown - 1 - place))
    const traffic = days[dayOnPhone(noon)]
    return { at: noon.getTime(), bytes: traffic ? allOf(traffic) : 0 }
  })
}
