import { onDropped } from '../api/wire.ts'
import type { Violation } from '../api/site/vitals.ts'

const most = 20
const violations = new Map<string, Violation>()
let endpoint = ''

/** What is left out from now on is left out of this endpoint's answer; of nobody's where it is empty. */
export const readsFrom = (path: string) => {
  endpoint = path
}

onDropped(({ path, reason }) => {
  const kind = `${endpoint} ${path}: ${reason}`
  if (!endpoint || violations.has(kind) || violations.size === most) return
  violations.set(kind, { endpoint, path, reason })
  console.warn('Left out of an answer:', kind)
})

/** What answers of this visit had that did not fit its schema, each kind once, and no value of it. */
export const violationsOfVisit = (): readonly Violation[] => [...violations.values()]
