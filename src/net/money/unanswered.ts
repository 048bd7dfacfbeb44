import type { Failure } from '../failure.ts'

/** The platform may have done what it was asked: nobody heard its answer. */
export const isUnanswered = ({ kind, code }: Pick<Failure, 'kind' | 'code'>) =>
  kind === 'offline' || kind === 'timeout' || kind === 'malformed' || (kind === 'busy' && !code)
