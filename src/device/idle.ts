/** Runs once the page has loaded and has nothing better to do; in lite mode not before the player does something. */
export function afterLoad(work: () => void) {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
    else setTimeout(work, 2000)
  }
  if (document.documentElement.dataset['lite'] === 'quiet')
    addEventListener('engaged', whenIdle, { once: true })
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

const rest = 2500
let resting: Promise<void> | undefined

/** The page has stood for a while with all that it shows first. */
export const rested = () =>
  (resting ??= new Promise((resolve) => afterLoad(() => setTimeout(resolve, rest))))

const turns: (() => void)[] = []
let isTaken = false

const whenFree = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)

function takeTurns() {
  isTaken = turns.length > 0
  if (!isTaken) return
  whenFree(() => {
    turns.shift()?.()
    takeTurns()
  })
}

/** Does one work at a time, each when the page is free: what is many small works is no long task. Returns its withdrawal. */
export function inTurn(work: () => void) {
  turns.push(work)
  if (!isTaken) takeTurns()
  return () => {
    const place = turns.indexOf(work)
    if (place >= 0) turns.splice(place, 1)
  }
}

/** Between two works: whatever waits comes first, so that many works are no long task. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve))
