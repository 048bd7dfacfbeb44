import { onDropped } from '../api/wire.ts'
import type { Violation } from '../api/site/vitals.ts'

const most = 20
const violations = new Map<string, Violation>()
let endpoint = ''

/** Attributes violations from now on to this endpoint; an empty path ignores them. */
export const readsFrom = (path: string) => {
  endpoint = path
}

onDropped(({ path, reason }) => {
  const kind = `${endpoint} ${path}: ${reason}`
  if (!endpoint || violations.has(kind) || violations.size === most) return
  violations.set(kind, { endpoint, path, reason })
  console.warn('Left out of an answer:', kind)
})

export const violationsOfVisit = (): readonly Violation[] => [...violations.values()]
