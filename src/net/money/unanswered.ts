import type { Failure } from '#net/failure.ts'

/** Codes of a server that failed; any other code is a decision of the platform. */
const breakdowns = new Set<string | null>([null, 'unknown', 'unavailable'])

export const isUnanswered = ({ kind, code, again }: Pick<Failure, 'kind' | 'code' | 'again'>) =>
  kind === 'offline' ||
  kind === 'timeout' ||
  kind === 'malformed' ||
  (kind === 'busy' && again === undefined && breakdowns.has(code))
