import { atom } from 'jotai'
import { type AppFailure, sendFailures } from '#api/site/failures.ts'
import { isOfPage, violationOf } from '#api/site/policyReports.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { onWorkerFault } from '#device/worker/worker.link.ts'
import type { Fault } from '#device/worker/worker.messages.ts'
import { sendBeacon } from '#net/reports/beacon.ts'
import { Failure } from '#net/failure.ts'
import { store } from '#net/query/queryClient.ts'
import { isLost, lostPartsAtom } from '#net/reports/lostPart.ts'
import { violationsOfVisit } from '#net/reports/violations.ts'
import { merchantCodeAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { isMeasuredAtom, mayMeasure } from '#features/reports/fieldData.atoms.ts'
import { releaseOf } from '#features/reports/release.ts'
import { failureBatch } from './batch.ts'
import { framesOf, isForeign, scrubMessage } from './scrub.rules.ts'

type Note = (kind: AppFailure['kind'], thrown: unknown) => void

/** Reports failures from now on, unless the player refused. */
export const reportFailuresIntent = atom(
  null,
  (get, _set, routeOf: (pathname: string) => string | null) => {
    const names = () => [get(sessionAtom)?.userName ?? '']
    const batch = failureBatch({
      maySend: () => navigator.onLine,
      send: (failures) => {
        if (!get(isMeasuredAtom) || !mayMeasure()) return
        sendBeacon(sendFailures, {
          merchantCode: get(merchantCodeAtom),
          version: releaseOf(),
          failures,
        })
      },
    })
    const seen = new WeakSet<Error>()
    const note: Note = (kind, thrown) => {
      if (thrown instanceof Failure || (thrown instanceof Error && seen.has(thrown))) return
      // recovery.ts decides whether a missing file is a failure.
      if (isLost(thrown) && kind !== 'chunk') return
      if (thrown instanceof Error) seen.add(thrown)
      const text = textOf(thrown)
      if (isForeign(text)) return
      batch.note({
        kind,
        route: routeOf(location.pathname) ?? '/',
        message: scrubMessage(text.split('\n', 1)[0] ?? '', names()),
        frames: framesOf(text, location.origin),
      })
    }
    listen(batch.flush, note)
    const noteLost = () => get(lostPartsAtom).forEach((part) => note('chunk', part))
    noteLost()
    store.sub(lostPartsAtom, noteLost)
  },
)

function textOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? thrown : typeof thrown
  const head = `${thrown.name}: ${thrown.message.replaceAll('\n', ' ')}`
  return `${head}\n${thrown.stack?.replace(head, '') ?? ''}`
}

function listen(flush: () => void, note: Note) {
  addEventListener('error', ({ error, message }) => note('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason))
  addEventListener('securitypolicyviolation', (event) => notePolicy(event, note))
  onWorkerFault((fault) => noteWorker(fault, note))
  addEventListener('online', flush)
  const noteDropped = droppedSince()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    noteDropped(note)
    flush()
  })
}

const workerKey = 'workerFault'

/**
 * Reported once per release, because the next visit tries again and would fail again. A lost connection is not a
 * failure.
 */
function noteWorker({ why, file }: Fault, note: Note) {
  const subject = [releaseOf(), why, file].join(' ')
  if (why === 'offline' || phoneStorage.read(workerKey) === subject) return
  phoneStorage.write(workerKey, subject)
  note('error', `The worker was not installed: ${why} ${file}`.trim())
}

function notePolicy(event: SecurityPolicyViolationEvent, note: Note) {
  const violation = violationOf({
    documentURL: event.documentURI,
    effectiveDirective: event.effectiveDirective,
    blockedURL: event.blockedURI,
    sourceFile: event.sourceFile,
    disposition: event.disposition,
  })
  if (isOfPage(violation)) note('policy', `${violation.directive} blocks ${violation.blocked}`)
}

function droppedSince() {
  let reported = 0
  return (note: Note) => {
    const dropped = violationsOfVisit().slice(reported)
    reported += dropped.length
    for (const { endpoint, path, reason } of dropped)
      note('schema', `${endpoint.slice(1)} ${path}: ${reason}`)
  }
}
