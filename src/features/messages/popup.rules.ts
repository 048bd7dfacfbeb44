import type { Notice, Popup } from '../../api/content/announcements.ts'

/** The platform draws its popups 750 px wide, on which 100 px are 1 rem (section 9). */
export const toRem = (pixels: number) => pixels / 100

/** "font-size: 28px" → "font-size: 0.28rem", everywhere in a popup's styles and nowhere in its words. */
export const withRemSizes = (html: string) =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/(\d+(?:\.\d+)?)px\b/gi, (_, pixels: string) => `${toRem(Number(pixels))}rem`),
  )

/** A heading that only repeats the popup's title is said once. */
export function withoutTitle({ title, content }: Pick<Notice | Popup, 'title' | 'content'>) {
  const [heading = '', words] = /^\s*<h[1-6][^>]*>([^<]*)<\/h[1-6]>/i.exec(content) ?? []
  return words !== undefined && words.trim() === title.trim()
    ? content.slice(heading.length)
    : content
}

/** Popups that this player has not been shown on this phone. */
export const unseenPopups = (popups: readonly Popup[], seen: readonly string[]) =>
  popups.filter(({ id }) => !seen.includes(id))

const mostKept = 50

/** What has been shown, the latest last; the oldest are forgotten. */
export const withSeen = (seen: readonly string[], id: string) =>
  [...seen.filter((known) => known !== id), id].slice(-mostKept)

/** What each account has been shown, the last to be shown something last. */
export type SeenBy = Readonly<Record<string, readonly string[]>>

const mostAccounts = 8

export function withSeenBy(seenBy: SeenBy, account: string, id: string): SeenBy {
  const { [account]: seen = [], ...others } = seenBy
  const latest = Object.entries(others).slice(1 - mostAccounts)
  return { ...Object.fromEntries(latest), [account]: withSeen(seen, id) }
}

/** Tells the players of a phone apart without writing down who they are (FNV-1a, 32 bits); no mark is a number, so that a record keeps their order. */
export function markOf(account: string): string {
  let hash = 0x811c9dc5
  for (const character of account.toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return `a${(hash >>> 0).toString(36)}`
}
