import type { Notice, Popup } from '#api/content/announcements.ts'

/** The platform lays out popups for 750 px, where 100 px are 1 rem (section 9). */
const toRem = (pixels: number) => pixels / 100

/** "font-size: 28px" → "font-size: 0.28rem", in styles only and never in text. */
export const withRemSizes = (html: string) =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/(\d+(?:\.\d+)?)px\b/gi, (_, pixels: string) => `${toRem(Number(pixels))}rem`),
  )

/** Removes a first heading that repeats the popup's title. */
export function withoutTitle({ title, content }: Pick<Notice | Popup, 'title' | 'content'>) {
  const [heading = '', words] = /^\s*<h[1-6][^>]*>([^<]*)<\/h[1-6]>/i.exec(content) ?? []
  return words !== undefined && words.trim() === title.trim()
    ? content.slice(heading.length)
    : content
}

export const unseenPopups = (popups: readonly Popup[], seen: readonly string[]) =>
  popups.filter(({ id }) => !seen.includes(id))

const maxStored = 50

/** The latest is last; beyond the limit the oldest are dropped. */
export const withSeenPopup = (seen: readonly string[], id: string) =>
  [...seen.filter((known) => known !== id), id].slice(-maxStored)

/** Popup ids by account hash, the most recently used account last. */
export type SeenBy = Readonly<Record<string, readonly string[]>>

const maxAccounts = 8

export function withSeenBy(seenBy: SeenBy, account: string, id: string): SeenBy {
  const { [account]: seen = [], ...others } = seenBy
  const latest = Object.entries(others).slice(1 - maxAccounts)
  return { ...Object.fromEntries(latest), [account]: withSeenPopup(seen, id) }
}
