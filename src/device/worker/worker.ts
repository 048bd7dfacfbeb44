import { type Fresh, isFresh } from './worker.messages.ts'

/** Absent in old browsers, on insecure origins and in some private modes. */
const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

/** Whether this page's requests go through the worker: not on the first visit. */
export const isControlled = () => Boolean(container()?.controller)

/** To be called before the first request, or what the worker confirms meanwhile is missed. */
export function onFresh(listen: (fresh: Fresh) => void) {
  container()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isFresh(data)) listen(data)
  })
}
