type Kind = 'app' | 'data' | 'pictures'
export type Traffic = Readonly<Record<Kind, number>>
/** Bytes by day: "2026-11-21". */
export type Days = Readonly<Record<string, Traffic>>

export const noTraffic: Traffic = { app: 0, data: 0, pictures: 0 }

export function trafficKindOf(pathname: string): Kind {
  if (pathname.startsWith('/cdn/')) return 'pictures'
  return /^\/(wps|lgw)\//.test(pathname) ? 'data' : 'app'
}

export const plus = (one: Traffic, other: Traffic): Traffic => ({
  app: one.app + other.app,
  data: one.data + other.data,
  pictures: one.pictures + other.pictures,
})

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** On the phone's clock. */
export const dayOnPhone = (at: Date) =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`

const monthOf = (day: string) => day.slice(0, 7)

/** The longest month, so that its sum is complete on its last day. */
const maxDays = 31

export function grown(days: Days, day: string, traffic: Traffic): Days {
  const all = { ...days, [day]: plus(days[day] ?? noTraffic, traffic) }
  return Object.fromEntries(
    Object.entries(all)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(-maxDays),
  )
}

export const sumOfMonth = (days: Days, day: string): Traffic =>
  Object.entries(days)
    .filter(([one]) => monthOf(one) === monthOf(day))
    .reduce((sum, [, traffic]) => plus(sum, traffic), noTraffic)

const isTraffic = (value: unknown): value is Traffic =>
  typeof value === 'object' &&
  value !== null &&
  ['app', 'data', 'pictures'].every((kind) => {
    const bytes: unknown = Reflect.get(value, kind)
    return typeof bytes === 'number' && bytes >= 0
  })

export const daysFrom = (stored: unknown): Days =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, Traffic] =>
            /^\d{4}-\d\d-\d\d$/.test(entry[0]) && isTraffic(entry[1]),
        ),
      )
    : {}
