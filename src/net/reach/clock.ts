import { listeners } from '#device/listeners.ts'

/** How far the platform's clock is ahead of this phone's. */
let ahead = 0

const correction = listeners()
const setting = listeners()

/** Called when what a countdown shows has turned out to be wrong. */
export const onCorrection = correction.listen
/** Called when this phone's clock was set, or the phone slept. */
export const onClockSet = setting.listen

const noticeable = 500
const wholeSecond = 1000
/** For this long after the start of a page, what it has preloaded may answer a read. */
const preloading = 30_000

/** When a page began, by this phone's clock as it goes now. */
const pageStart = () => Date.now() - performance.now()

interface Request {
  readonly method: string
  /** The earliest moment at which it can have been answered, by this phone's clock. */
  readonly since: number
}

const taken = new Set<string>()

/** What a page has preloaded was there before the app could read it; an address is preloaded once. */
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
 * Where a cache may have stored the answer, its Date tells only that the platform is at least that far: some caches
 * renew it, others leave it and add an Age. Any other answer was dated between its request and now; when it was slow,
 * it waited for the platform rather than on its way back.
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

/** More than a phone's two clocks differ by themselves between two looks. */
const leap = 2000
let lastStart = pageStart()

export function watchClock() {
  const start = pageStart()
  if (Math.abs(start - lastStart) > leap) queueMicrotask(setting.tell)
  lastStart = start
}

/** Epoch milliseconds, accurate to a second or two even if the phone's clock is wrong. */
export function platformNow() {
  watchClock()
  return platformTime(Date.now())
}

export const platformTime = (noted: number) => noted + ahead
