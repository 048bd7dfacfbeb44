interface BrowserName {
  readonly browser: string | null
  readonly system: string | null
  readonly isPhone: boolean
}

/** The first match wins: most browsers claim to be several. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Mela', /\bMelaApp\//],
  ['Facebook', /\bFBA[NV]\b/],
  ['Instagram', /\bInstagram\b/],
  ['UC Browser', /\bUCBrowser\//],
  ['Opera Mini', /\bOpera Mini\/|\bOPiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const named = (table: typeof browsers, userAgent: string) =>
  table.find(([, sign]) => sign.test(userAgent))?.[0] ?? null

export const browserOf = (userAgent: string): BrowserName => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
  isPhone: /\b(Mobile|Android|iPhone|iPad)\b/.test(userAgent),
})
