import { atom } from 'jotai'
import { sendVitals } from '#api/site/vitals.ts'
import { sendBeacon } from '#net/reports/beacon.ts'
import { merchantCodeAtom } from '#features/merchant/merchant.atoms.ts'
import { reportFailuresIntent } from '#features/reports/failures/failures.ts'
import { measureBatch, connectionOf, memoryOf } from './vitals.rules.ts'
import { isMeasuredAtom, mayMeasure } from '#features/reports/fieldData.atoms.ts'
import { releaseOf } from '#features/reports/release.ts'

type RouteOf = (pathname: string) => string | null

/** Sends once, when the page is hidden, and never after the player refused. */
export const measureVisitIntent = atom(null, async (get, set, routeOf: RouteOf) => {
  set(reportFailuresIntent, routeOf)
  const route = routeOf(landing())
  if (!route || !get(isMeasuredAtom)) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const batch = measureBatch((measures) =>
    sendBeacon(sendVitals, {
      merchantCode: get(merchantCodeAtom),
      version: releaseOf(),
      route,
      ...phone(),
      measures,
    }),
  )
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch((measured) => batch.note(measured))
  // On the window: web-vitals listens on the document and must report its last values first.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && get(isMeasuredAtom) && mayMeasure()) batch.flush()
  })
})

/** The page that was loaded: the player may have navigated since. */
function landing() {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href).pathname
}

/** Not in every browser. */
interface NetworkHints {
  readonly connection?: { readonly effectiveType?: string }
  readonly deviceMemory?: number
}

function phone() {
  const { connection, deviceMemory }: Navigator & NetworkHints = navigator
  return { connection: connectionOf(connection?.effectiveType), memory: memoryOf(deviceMemory) }
}
