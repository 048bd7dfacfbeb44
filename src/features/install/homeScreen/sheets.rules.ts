export interface BrowserFacts {
  readonly isInstalled: boolean
  /** True once `beforeinstallprompt` has fired. */
  readonly hasPrompt: boolean
  /** Identifies an iPad that reports itself as a Macintosh. */
  readonly touchPoints: number
}

export type SheetName =
  | 'prompt'
  | 'safari'
  | 'safariMore'
  | 'safariPad'
  | 'iosBar'
  | 'iosMenu'
  | 'iosApp'
  | 'chrome'
  | 'samsung'
  | 'firefox'
  | 'opera'
  | 'edge'
  | 'androidApp'
  | 'deskPrompt'
  | 'deskBar'
  | 'macSafari'
  | 'otherDevice'

/** In-app browsers, which cannot install. */
const app =
  /FBAN|FBAV|FB_IAB|Instagram|Barcelona|WhatsApp|Telegram|musical_ly|trill_|BytedanceWebview|TikTok|\bLine\/|\bimo|GSA\/|Twitter|Snapchat|Pinterest|LinkedInApp|MicroMessenger|Viber|KAKAOTALK|DuckDuckGo\/\d+ \(WebView/i
/** Android browsers that can only add a bookmark. */
const bookmarksOnly = /UCBrowser|UCWEB|OPR\/.*OPX|Opera Mini|OPiOS|PHX\/|MQQBrowser|Puffin/i
/** The system's web view, in an app that does not name itself. */
const webView = /; wv\)/

/** Null where the app is installed. */
export function sheetFor(userAgent: string, facts: BrowserFacts): SheetName | null {
  if (facts.isInstalled) return null
  if (isApple(userAgent, facts)) return appleSheet(userAgent)
  if (/Android/.test(userAgent)) return androidSheet(userAgent, facts)
  return deskSheet(userAgent, facts)
}

const isApple = (userAgent: string, { touchPoints }: BrowserFacts) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** The iOS version since which browsers other than Safari can add to the home screen. */
const opened = 16.4

function appleSheet(userAgent: string): SheetName {
  const isOpened = iosVersion(userAgent) >= opened
  if (app.test(userAgent) || bookmarksOnly.test(userAgent)) return 'iosApp'
  if (/CriOS/.test(userAgent)) return isOpened ? 'iosBar' : 'iosApp'
  if (/FxiOS|EdgiOS|OPT\/|Brave/.test(userAgent)) return isOpened ? 'iosMenu' : 'iosApp'
  if (!/Version\/[\d.]+.*Safari\//.test(userAgent)) return 'iosApp'
  if (!/iPhone|iPod/.test(userAgent)) return 'safariPad'
  return safariVersion(userAgent) >= 26 ? 'safariMore' : 'safari'
}

/** An iPad that reports itself as a Macintosh reveals only Safari's version; 0 if there is none. */
function iosVersion(userAgent: string): number {
  const [, major, minor = '0'] = /OS (\d+)_(\d+)/.exec(userAgent) ?? []
  return major === undefined || /Macintosh/.test(userAgent) ? opened : Number(`${major}.${minor}`)
}

const safariVersion = (userAgent: string) => Number(/Version\/(\d+)/.exec(userAgent)?.[1] ?? 0)

function androidSheet(userAgent: string, { hasPrompt }: BrowserFacts): SheetName {
  if (app.test(userAgent) || bookmarksOnly.test(userAgent)) return 'androidApp'
  if (hasPrompt) return 'prompt'
  if (/SamsungBrowser/.test(userAgent)) return 'samsung'
  if (/Firefox/.test(userAgent)) return 'firefox'
  if (/EdgA/.test(userAgent)) return 'edge'
  if (/OPR\//.test(userAgent)) return webView.test(userAgent) ? 'androidApp' : 'opera'
  return webView.test(userAgent) || !/Chrome\//.test(userAgent) ? 'androidApp' : 'chrome'
}

function deskSheet(userAgent: string, { hasPrompt }: BrowserFacts): SheetName {
  if (hasPrompt) return 'deskPrompt'
  if (/OPR\/|Firefox/.test(userAgent)) return 'otherDevice'
  if (/Chrome\//.test(userAgent)) return 'deskBar'
  const isAddingMac =
    /Macintosh.*Version\/.*Safari/.test(userAgent) && safariVersion(userAgent) >= 17
  return isAddingMac ? 'macSafari' : 'otherDevice'
}

export const isInApp = (sheet: SheetName | null) => sheet === 'iosApp' || sheet === 'androidApp'

export const isPromptSheet = (sheet: SheetName | null) =>
  sheet === 'prompt' || sheet === 'deskPrompt'

const unasked: readonly SheetName[] = [
  'chrome',
  'edge',
  'opera',
  'deskBar',
  'macSafari',
  'otherDevice',
]

/** Chromium without a prompt has the app already or does not offer it yet; desktops have the app page. */
export const isOfferable = (sheet: SheetName | null) => sheet !== null && !unasked.includes(sheet)
