import { atom } from 'jotai'
import { phoneStorage, tabStorage, readJson } from '#device/storage/storage.ts'
import {
  type Days,
  type Traffic,
  dayOnPhone,
  daysFrom,
  grown,
  trafficKindOf,
  noTraffic,
  plus,
} from './traffic.rules.ts'

const storageKey = 'traffic'
const today = () => dayOnPhone(new Date())

interface Counted {
  readonly days: Days
  readonly session: Traffic
}

const stored = (): Counted => ({
  days: daysFrom(readJson(phoneStorage, storageKey)),
  session: daysFrom({ [today()]: readJson(tabStorage, storageKey) })[today()] ?? noTraffic,
})

const countedAtom = atom<Counted | null>(null)
export const trafficAtom = atom((get) => ({ ...(get(countedAtom) ?? stored()), today: today() }))

export const clearTrafficIntent = atom(null, (_get, set) => {
  phoneStorage.write(storageKey, null)
  tabStorage.write(storageKey, null)
  set(countedAtom, { days: {}, session: noTraffic })
})

/** Counts network bytes since the page's first request; whatever came from the worker or a cache counts as zero. */
export const countTrafficIntent = atom(null, (_get, set) => {
  const count = (entries: readonly PerformanceEntry[]) => {
    const traffic = entries.map(trafficOf).reduce(plus, noTraffic)
    if (traffic.app + traffic.data + traffic.pictures === 0) return
    const { days, session } = stored()
    const counted = { days: grown(days, today(), traffic), session: plus(session, traffic) }
    phoneStorage.write(storageKey, JSON.stringify(counted.days))
    tabStorage.write(storageKey, JSON.stringify(counted.session))
    set(countedAtom, counted)
  }
  const observer = new PerformanceObserver((list) => count(list.getEntries()))
  observer.observe({ type: 'navigation', buffered: true })
  observer.observe({ type: 'resource', buffered: true })
})

function trafficOf(entry: PerformanceEntry): Traffic {
  if (!(entry instanceof PerformanceResourceTiming)) return noTraffic
  return { ...noTraffic, [trafficKindOf(new URL(entry.name).pathname)]: entry.transferSize }
}
