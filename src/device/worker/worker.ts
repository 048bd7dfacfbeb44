import { type Fresh, isFresh } from './worker.messages.ts'

/** Missing in old browsers and on plain http; where the browser denies storage, some throw. */
export function container(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

export const isControlled = () => Boolean(container()?.controller)

/** Call it before the first request, so that no confirmation of the worker is missed. */
export function onFresh(listen: (fresh: Fresh) => void) {
  container()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isFresh(data)) listen(data)
  })
}
