import type { Failure } from '../failure.ts'

/** A server that broke under the request says one of these, or nothing; any other code was its decision. */
const breakdowns = new Set<string | null>([null, 'unknown', 'unavailable'])

/** The platform may have done what it was asked: nobody heard its answer. */
export const isUnanswered = ({ kind, code }: Pick<Failure, 'kind' | 'code'>) =>
  kind === 'offline' ||
  kind === 'timeout' ||
  kind === 'malformed' ||
  (kind === 'busy' && breakdowns.has(code))
