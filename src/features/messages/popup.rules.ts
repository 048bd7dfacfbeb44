import type { Notice, Popup } from '../../api/announcements.ts'

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

/** Popups that this phone has not shown yet. */
export const unseenPopups = (popups: readonly Popup[], seen: readonly string[]) =>
  popups.filter(({ id }) => !seen.includes(id))

const mostKept = 50

/** What has been shown, the latest last; the oldest are forgotten. */
export const withSeen = (seen: readonly string[], id: string) =>
  [...seen.filter((known) => known !== id), id].slice(-mostKept)
