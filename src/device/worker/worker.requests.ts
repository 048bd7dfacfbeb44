import { isRecord } from '#device/isRecord.ts'

export const offlineQueueTag = 'offline-queue'
export const refreshTag = 'refresh'

export type WorkerRequest =
  | { readonly type: 'flush' }
  | { readonly type: 'open'; readonly path: string }

export const isWorkerRequest = (message: unknown): message is WorkerRequest =>
  isRecord(message) &&
  (message['type'] === 'flush' ||
    (message['type'] === 'open' && typeof message['path'] === 'string'))
