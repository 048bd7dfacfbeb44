import { type Fresh, isFresh } from './worker.messages.ts'

/** Missing in old browsers, on insecure origins and in some private modes. */
export const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

export const isControlled = () => Boolean(container()?.controller)

/** Call it before the first request; otherwise what the worker confirms meanwhile is missed. */
export function onFresh(listen: (fresh: Fresh) => void) {
  container()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isFresh(data)) listen(data)
  })
}
