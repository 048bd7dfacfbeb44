import { onDropped } from '#api/wire.ts'

/** A part of an answer that did not fit its schema: where and why, never its value. */
export interface SchemaViolation {
  readonly endpoint: string
  readonly path: string
  readonly reason: string
}

const maxReports = 20
const violations = new Map<string, SchemaViolation>()

onDropped(({ endpoint, issue }) => {
  const path = issue.path?.map(({ key }) => (typeof key === 'string' ? key : '*')).join('.') ?? ''
  const reason = issue.message.replace(/ but received .*/s, '')
  const kind = `${endpoint} ${path}: ${reason}`
  if (!endpoint || violations.has(kind) || violations.size === maxReports) return
  violations.set(kind, { endpoint, path, reason })
  console.warn('Not as the contract says:', kind)
})

export const violationsOfVisit = (): readonly SchemaViolation[] => [...violations.values()]
