import { Failure } from '../failure.ts'

export interface Query<T = unknown> {
  readonly state: {
    readonly data?: T | undefined
    readonly error: unknown
    readonly dataUpdateCount: number
    readonly errorUpdateCount: number
  }
}

export const isOffline = (thrown: unknown) => thrown instanceof Failure && thrown.kind === 'offline'

/** The value is the device's copy, also in one of several pages. */
export const isUnconfirmed = (data: unknown): boolean =>
  isKept(data) ||
  (typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.some(isKept)
    : false)

const isKept = (data: unknown) =>
  typeof data === 'object' && data !== null && 'isKept' in data && data.isKept === true

export const isUnanswered = ({ state }: Query) =>
  isOffline(state.error) || isUnconfirmed(state.data)

const pause = 20_000
/** By then the worker has confirmed what it replayed, or its message was missed. */
const firstPause = 4000

/** Milliseconds until the platform is asked again for what it has not answered. */
export function retryPause(query: Query) {
  if (!isUnanswered(query) || !navigator.onLine) return Infinity
  const { dataUpdateCount, errorUpdateCount } = query.state
  return dataUpdateCount === 1 && errorUpdateCount === 0 ? firstPause : pause
}
