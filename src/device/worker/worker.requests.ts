export const offlineQueueTag = 'outbox'
export const refreshTag = 'refresh'

export type WorkerRequest =
  { readonly type: 'flush' } | { readonly type: 'open'; readonly path: string }

export const isWorkerRequest = (message: unknown): message is WorkerRequest =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'flush' ||
    (message.type === 'open' && 'path' in message && typeof message.path === 'string'))
