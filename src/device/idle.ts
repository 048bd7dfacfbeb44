import { isScrollingFast } from './page/scrollSpeed.ts'

/** Lite mode before the first interaction: only what the first screen shows is requested. */
export const isQuiet = () => document.documentElement.dataset['lite'] === 'quiet'

const urgent = new Set<() => void>()
/** Whether a tap is waiting for what it needs, on the page or already in the app. */
export const isHeld = () => urgent.size > 0 || 'tapped' in window.mela

/**
 * Until the returned function is called, or for at most `longest` milliseconds, no work that can wait begins: urgent
 * requests have the connection to themselves.
 */
export function holdBack(maxTime: number) {
  const release = () => void urgent.delete(release)
  urgent.add(release)
  setTimeout(release, maxTime)
  return release
}

const unloaded: (() => void)[] = []

/**
 * Runs when the page has loaded and is idle; in lite mode not before the first interaction. All waiting work runs
 * together, so that React renders once.
 */
export function afterLoad(work: () => void) {
  if (unloaded.push(work) > 1) return
  const begin = () => {
    if (isHeld()) return void setTimeout(begin, pause)
    for (const waiting of unloaded.splice(0)) waiting()
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5000 })
    else setTimeout(begin, 2000)
  }
  if (isQuiet()) addEventListener('engaged', whenIdle, { once: true })
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

const longestUnused = 30_000

const unused = new Set<() => void>()
let hasBegun = false

/** Whether the page has been touched, scrolled or typed into, or was opened 30 s ago. */
export const isUsed = () => hasBegun

function waitForUse() {
  const waiting = new AbortController()
  const begin = () => {
    hasBegun = true
    stopWaiting()
    for (const work of unused) work()
    unused.clear()
  }
  const timer = setTimeout(begin, longestUnused)
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(type, begin, { signal: waiting.signal, passive: true, capture: true })
  stopWaiting = () => {
    waiting.abort()
    clearTimeout(timer)
  }
}

let stopWaiting = () => {}

/**
 * Runs at the first touch, key or scroll, or after 30 s without one; if that has already happened, soon. Returns a
 * function that cancels it.
 */
export function afterFirstUse(work: () => void) {
  if (hasBegun) return inTurn(work)
  let withdraw = () => {
    if (unused.delete(begin) && unused.size === 0) stopWaiting()
  }
  const begin = () => {
    withdraw = inTurn(work)
  }
  if (unused.size === 0) waitForUse()
  unused.add(begin)
  return () => withdraw()
}

/** Milliseconds between two checks while the page scrolls fast or is held back. */
const pause = 100

const turns: (() => void)[] = []
let isTaken = false

const whenFree = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 16)

function takeTurns() {
  isTaken = turns.length > 0
  if (!isTaken) return
  whenFree(() => {
    if (isHeld() || isScrollingFast()) return setTimeout(takeTurns, pause)
    turns.shift()?.()
    return takeTurns()
  })
}

/**
 * Runs one callback per idle period, so that many small ones do not make a long task; none during a fast scroll or
 * while held back. Returns a function that cancels it.
 */
export function inTurn(work: () => void) {
  turns.push(work)
  if (!isTaken) takeTurns()
  return () => {
    const place = turns.indexOf(work)
    if (place >= 0) turns.splice(place, 1)
  }
}

export const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

/** Yields to the event loop, so that a loop of small steps does not make a long task. */
export const nextTask = () => wait(0)

/** Once the next frame is painted, with what a press has changed; soon where none is. */
export const nextPaint = () =>
  Promise.race([new Promise(requestAnimationFrame).then(nextTask), wait(50)])
