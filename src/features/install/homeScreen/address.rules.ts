import type { SheetName } from './sheets.rules.ts'

interface Page {
  readonly host: string
  /** With its colon, as in `location`. */
  readonly protocol: string
}

export const homeAddress = ({ host, protocol }: Page, language: string) =>
  `${protocol}//${host}/m/home?lang=${language}`

/** In-app browsers that block links to other browsers. */
const closed = /musical_ly|trill_|BytedanceWebview|TikTok|MicroMessenger/i

/** An Android intent URL, for our own address only; null where none is possible. */
export function chromeAddress(
  sheet: SheetName,
  userAgent: string,
  { host, protocol }: Page,
  language: string,
): string | null {
  if (sheet !== 'androidApp' || closed.test(userAgent)) return null
  const scheme = protocol.replace(':', '')
  return `intent://${host}/m/home?lang=${language}#Intent;scheme=${scheme};package=com.android.chrome;end`
}
