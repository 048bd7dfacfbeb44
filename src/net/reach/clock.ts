import { listeners } from '#device/listeners.ts'

/** How far the platform's clock is ahead of this phone's. */
let ahead = 0

const correction = listeners()
const clockSet = listeners()

/** Called when the platform's time turns out to be different from what countdowns show. */
export const onCorrection = correction.listen
/** Called when the phone's clock was set or the phone has slept. */
export const onClockSet = clockSet.listen

const noticeable = 500
const wholeSecond = 1000
/** Milliseconds after the start of a page during which a read may get a preloaded answer. */
const preloading = 30_000

/** When the page began, by the phone's present clock. */
const pageStart = () => Date.now() - performance.now()

interface Request {
  readonly method: string
  /** The earliest moment at which it can have been answered, by the phone's clock. */
  readonly since: number
}

const taken = new Set<string>()

/**
 * A preloaded answer arrived before the app read it, so its arrival is that of the preload. A URL is preloaded once.
 */
function arrivalOf(url: string, method: string) {
  if (method !== 'GET' || performance.now() > preloading || taken.has(url)) return Date.now()
  taken.add(url)
  const [load] = performance.getEntriesByName(url, 'resource')
  const isPreload = load && 'initiatorType' in load && load.initiatorType === 'link'
  return isPreload ? pageStart() + load.startTime + load.duration : Date.now()
}

export const requestNow = (method: string): Request => ({
  method,
  since: method === 'GET' && performance.now() < preloading ? pageStart() : Date.now(),
})

/**
 * If a cache may have stored the answer, its Date only says that the platform's time is at least that: some caches
 * renew Date, others leave it and add Age. Any other answer was dated between its request and now. A slow answer
 * probably waited for the platform rather than on its way back, so Date is taken as the time of arrival.
 */
export function learnTime(
  { headers, url }: Pick<Response, 'headers' | 'url'>,
  { method, since }: Request,
) {
  const arrival = arrivalOf(url, method)
  const date = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(date)) return
  const before = ahead
  const least = date - arrival
  const isStorable = method === 'GET' && !/\bno-store\b/i.test(headers.get('Cache-Control') ?? '')
  const isTooFar = !isStorable && ahead > date + wholeSecond - since
  ahead = isTooFar ? least : Math.max(ahead, least)
  if (Math.abs(ahead - before) > noticeable) correction.tell()
}

/** More than the difference that a phone's two clocks develop by themselves between two checks. */
const jump = 2000
let lastStart = pageStart()

export function watchClock() {
  const start = pageStart()
  if (Math.abs(start - lastStart) > jump) queueMicrotask(clockSet.tell)
  lastStart = start
}

/** Epoch milliseconds, accurate to a second or two even if the phone's clock is wrong. */
export function platformNow() {
  watchClock()
  return platformTime(Date.now())
}

export const platformTime = (noted: number) => noted + ahead
