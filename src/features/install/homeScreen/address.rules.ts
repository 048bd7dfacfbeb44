import type { SheetName } from './sheets.rules.ts'

interface Page {
  readonly host: string
  /** With its colon, as `location` has it. */
  readonly protocol: string
}

/** Where a real browser is to go on, in the language on screen. */
export const homeAddress = ({ host, protocol }: Page, language: string) =>
  `${protocol}//${host}/m/home?lang=${language}`

/** Apps that let no link out of their own browser. */
const closed = /musical_ly|trill_|BytedanceWebview|TikTok|MicroMessenger/i

/** Android's own way from one app to another, made of our address alone; null where there is none. */
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
