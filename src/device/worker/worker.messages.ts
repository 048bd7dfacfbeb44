/** The platform has confirmed a kept answer; `text` is the new body where it has changed. */
export interface Fresh {
  readonly type: 'fresh'
  /** Path and query, as the page asked. */
  readonly address: string
  /** When the platform gave it, epoch milliseconds. */
  readonly at: number
  readonly text?: string
}

/** What a page that was not yet controlled wants to find offline. */
export interface Keep {
  readonly type: 'keep'
  readonly headers: Readonly<Record<string, string>>
  readonly addresses: readonly string[]
  readonly pictures: readonly string[]
}

const words = ['language', 'yield', 'SKIP_WAITING'] as const

/** `yield`: a successor is about to take over and may not while this one still fetches ahead. */
export type ToWorker = Keep | { readonly type: (typeof words)[number] }

export function isFresh(message: unknown): message is Fresh {
  return (
    isRecord(message) &&
    message['type'] === 'fresh' &&
    typeof message['address'] === 'string' &&
    typeof message['at'] === 'number'
  )
}

/** Only pages of the same origin can post to the worker; an older one may say what this one no longer knows. */
export const isToWorker = (message: unknown): message is ToWorker =>
  isRecord(message) && (words.some((word) => word === message['type']) || isKeep(message))

const isKeep = (message: Record<string, unknown>) =>
  message['type'] === 'keep' &&
  isRecord(message['headers']) &&
  Array.isArray(message['addresses']) &&
  Array.isArray(message['pictures'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
