import * as v from 'valibot'
import { tabStorage, readJson } from '#device/storage/storage.ts'
import { contentTop, scrollKey } from './storedScroll.ts'

/** Milliseconds to wait for a long list on a cheap phone. */
const restoreTimeout = 15_000
const playerEvents = ['pointerdown', 'wheel', 'keydown'] as const

/** Scrolls as soon as the page is long enough; stops when the player scrolls. */
export function restoreScroll() {
  const y = takeStored()
  if (y === null) return
  const stop = new AbortController()
  const { signal } = stop
  const go = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    const top = y + contentTop()
    if (!signal.aborted && room >= top && Math.abs(scrollY - top) > 1)
      scrollTo({ top, behavior: 'instant' })
  }
  const watch = new ResizeObserver(go)
  watch.observe(document.body)
  signal.addEventListener('abort', () => watch.disconnect())
  addEventListener('scroll', go, { signal, passive: true })
  for (const move of playerEvents)
    addEventListener(move, () => stop.abort(), { signal, passive: true })
  setTimeout(() => stop.abort(), restoreTimeout)
}

const Place = v.object({ address: v.string(), y: v.number() })

function takeStored(): number | null {
  const place = v.safeParse(Place, readJson(tabStorage, scrollKey))
  tabStorage.write(scrollKey, null)
  return place.success && place.output.address === location.href ? place.output.y : null
}
