import type { Message } from '#api/content/inbox.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

const excerptLength = 160

/** "<h3>Fridays</h3><p>Hello <b>you</b>.</p><p>Come</p>" → "Fridays – Hello you. Come". */
export const messageExcerptOf = (html: string) =>
  html
    .slice(0, 8 * excerptLength)
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gis, '')
    .replace(/\s+|<br\b[^>]*>/gi, ' ')
    .replace(/<\/?(p|li|ul|ol|div|h[1-6]|tr|td|table)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*(>|$)/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? '')
    .trim()
    .replace(/([^.!?:।\s])\s*\n\s*/g, '$1 – ')
    .replace(/\s+/g, ' ')
    .slice(0, excerptLength)

export interface Marks {
  readonly read: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

export function marked(messages: readonly Message[], { read, removed }: Marks): readonly Message[] {
  const seen = new Set<string>()
  return messages.flatMap((message) => {
    if (removed.has(message.id) || seen.has(message.id)) return []
    seen.add(message.id)
    return [!message.isRead && read.has(message.id) ? { ...message, isRead: true } : message]
  })
}

export const unreadIn = (messages: readonly Message[]) =>
  messages.filter(({ isRead }) => !isRead).map(({ id }) => id)

export const withAll = <T>(set: ReadonlySet<T>, items: readonly T[]): ReadonlySet<T> =>
  new Set([...set, ...items])

export function withoutAll<T>(set: ReadonlySet<T>, items: readonly T[]): ReadonlySet<T> {
  const remaining = new Set(set)
  for (const item of items) remaining.delete(item)
  return remaining
}
