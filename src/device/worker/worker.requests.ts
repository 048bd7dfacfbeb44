/** Wakes the worker for what waits to be sent, and for what is worth having fresh. */
export const outboxTag = 'outbox'
export const refreshTag = 'refresh'

/** The worker, woken, has something for a page to do. */
export type WorkerRequest =
  | { readonly type: 'flush' }
  /** A notification has been touched that leads here. */
  | { readonly type: 'open'; readonly path: string }

export const isWorkerRequest = (message: unknown): message is WorkerRequest =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'flush' ||
    (message.type === 'open' && 'path' in message && typeof message.path === 'string'))
