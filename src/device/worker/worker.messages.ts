import { isRecord } from '#device/isRecord.ts'

/** The platform has confirmed a cached answer; `text` is the new body where it has changed. */
export interface Fresh {
  readonly type: 'fresh'
  readonly address: string
  /** When the platform sent it, epoch milliseconds. */
  readonly at: number
  readonly text?: string
}

const reasons = ['changed', 'missing', 'full', 'offline', 'refused'] as const

/** Why a version could not be installed. */
export interface Fault {
  /** `refused`: by the browser. */
  readonly why: (typeof reasons)[number]
  /** The URL of the faulty file; empty if there is none. */
  readonly file: string
}

export type InstallFailed = Fault & { readonly type: 'failed' }

export const isFailed = (message: unknown): message is InstallFailed =>
  isRecord(message) &&
  message['type'] === 'failed' &&
  reasons.some((why) => why === message['why']) &&
  typeof message['file'] === 'string'

export interface Keep {
  readonly type: 'keep'
  readonly headers: Readonly<Record<string, string>>
  readonly addresses: readonly string[]
  readonly pictures: readonly string[]
}

const words = ['language', 'yield', 'SKIP_WAITING'] as const

/** `yield`: a new version waits to take over, which this one must not delay by prefetching. */
export type ToWorker = Keep | { readonly type: (typeof words)[number] }

export function isFresh(message: unknown): message is Fresh {
  return (
    isRecord(message) &&
    message['type'] === 'fresh' &&
    typeof message['address'] === 'string' &&
    typeof message['at'] === 'number'
  )
}

/** Only pages of this origin can post to the worker, but an older one may send unknown messages. */
export const isToWorker = (message: unknown): message is ToWorker =>
  isRecord(message) && (words.some((word) => word === message['type']) || isKeep(message))

const isKeep = (message: Record<string, unknown>) =>
  message['type'] === 'keep' &&
  isRecord(message['headers']) &&
  Array.isArray(message['addresses']) &&
  Array.isArray(message['pictures'])
