import { Failure } from '#net/failure.ts'

export interface Query<T = unknown> {
  readonly state: {
    readonly data?: T | undefined
    readonly error: unknown
    readonly dataUpdateCount: number
  }
}

export const isOffline = (thrown: unknown) => thrown instanceof Failure && thrown.kind === 'offline'

/** The value, or one of several pages, is the device's copy. */
export const isUnconfirmed = (data: unknown): boolean =>
  data instanceof Object &&
  ('isCached' in data
    ? data.isCached === true
    : 'pages' in data && Array.isArray(data.pages) && data.pages.some(isUnconfirmed))

export const awaitsPlatform = ({ state }: Query) =>
  isOffline(state.error) || isUnconfirmed(state.data)

const pause = 20_000
/** Milliseconds in which the worker confirms a cached answer; after that, its message must have been missed. */
const firstPause = 4000

/** Milliseconds until a request that the platform has not answered is repeated. */
export function retryPause(query: Query) {
  const again = query.state.error instanceof Failure ? query.state.error.again : undefined
  if (again !== undefined) return Math.max(1000, Math.ceil(again - performance.now()))
  if (!awaitsPlatform(query) || !navigator.onLine) return Infinity
  return query.state.error || query.state.dataUpdateCount > 1 ? pause : firstPause
}
