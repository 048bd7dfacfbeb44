import type { EmbedMessage, TicketMessage, SettingsMessage } from '#sandbox/vendor/messages.ts'

export interface Host {
  say(message: EmbedMessage): void
  /** The first ticket from the embedding page; later ones are ignored. */
  ticket(): Promise<TicketMessage>
  settings(): Promise<SettingsMessage>
}

const isTyped = (data: unknown): data is { readonly type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data

const isTicket = (data: unknown): data is TicketMessage =>
  isTyped(data) &&
  data.type === 'mela:ticket' &&
  'ticket' in data &&
  typeof data.ticket === 'string'

const areSettings = (data: unknown): data is SettingsMessage =>
  isTyped(data) && data.type === 'mela:settings' && 'digits' in data

/**
 * The embedding origin if the browser reveals it, or else every accepted one. Firefox reports
 * "null" to an iframe without a referrer.
 */
export const listenersOf = (origins: readonly string[], framer: string | undefined) =>
  framer === undefined || framer === 'null'
    ? origins
    : origins.filter((origin) => origin === framer)

export function connectHost(allowed: readonly string[]): Host {
  let origins = listenersOf(allowed, location.ancestorOrigins?.[0])
  const first = <Message>(isOne: (data: unknown) => data is Message) =>
    new Promise<Message>((resolve) => {
      const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== parent || !origins.includes(origin) || !isOne(data)) return
        removeEventListener('message', listen)
        origins = [origin]
        resolve(data)
      }
      addEventListener('message', listen)
    })
  return {
    say(message) {
      if (parent === window) return
      for (const origin of origins) parent.postMessage(message, origin)
    },
    ticket: () => first(isTicket),
    settings: () => first(areSettings),
  }
}
