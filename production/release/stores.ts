import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** The part of manifest.webmanifest that app stores and link previews need. */
export const WebManifest = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  short_name: v.pipe(v.string(), v.nonEmpty()),
  lang: v.pipe(v.string(), v.nonEmpty()),
  start_url: v.pipe(v.string(), v.startsWith('/')),
  theme_color: v.pipe(v.string(), v.hexColor()),
  background_color: v.pipe(v.string(), v.hexColor()),
  launch_handler: v.optional(
    v.object({ client_mode: v.pipe(v.array(v.string()), v.minLength(1)) }),
  ),
  share_target: v.optional(
    v.object({ action: v.string(), method: v.string(), params: v.record(v.string(), v.string()) }),
  ),
  screenshots: v.optional(v.array(v.object({ src: v.string(), form_factor: v.string() })), []),
  shortcuts: v.optional(
    v.array(
      v.object({
        name: v.string(),
        url: v.string(),
        icons: v.pipe(v.array(v.object({ src: v.string() })), v.minLength(1)),
      }),
    ),
    [],
  ),
})
export type WebManifest = v.InferOutput<typeof WebManifest>

const HttpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))

/** What Bubblewrap validates in twa-manifest.json, and the types of what we set. */
const TwaManifest = v.object({
  packageId: v.pipe(v.string(), v.regex(/^[a-z]\w*(\.[a-z]\w*)+$/i)),
  host: v.pipe(v.string(), v.regex(/^[^/:]+(:\d+)?$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  launcherName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
  display: v.literal('standalone'),
  orientation: v.literal('portrait'),
  themeColor: v.pipe(v.string(), v.hexColor()),
  themeColorDark: v.pipe(v.string(), v.hexColor()),
  navigationColor: v.pipe(v.string(), v.hexColor()),
  navigationColorDark: v.pipe(v.string(), v.hexColor()),
  navigationDividerColor: v.pipe(v.string(), v.hexColor()),
  navigationDividerColorDark: v.pipe(v.string(), v.hexColor()),
  backgroundColor: v.pipe(v.string(), v.hexColor()),
  enableNotifications: v.boolean(),
  startUrl: v.pipe(v.string(), v.startsWith('/')),
  iconUrl: HttpsUrl,
  maskableIconUrl: HttpsUrl,
  monochromeIconUrl: HttpsUrl,
  webManifestUrl: HttpsUrl,
  fullScopeUrl: HttpsUrl,
  /** Milliseconds. */
  splashScreenFadeOutDuration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  signingKey: v.object({ path: v.string(), alias: v.string() }),
  /** The version name: Bubblewrap reads it under this key only. */
  appVersion: v.string(),
  appVersionCode: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_100_000_000)),
  shortcuts: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        shortName: v.pipe(v.string(), v.maxLength(12)),
        url: HttpsUrl,
        chosenIconUrl: HttpsUrl,
      }),
    ),
    v.maxLength(4),
  ),
  shareTarget: v.optional(
    v.object({ action: HttpsUrl, method: v.string(), params: v.record(v.string(), v.string()) }),
  ),
  launchHandlerClientMode: v.optional(v.string()),
  fallbackType: v.picklist(['customtabs', 'webview']),
  generatorApp: v.string(),
})

interface App {
  readonly origin: string
  readonly manifest: WebManifest
  /** ISO 8601. */
  readonly date: string
}

/**
 * The manifest of the trusted web activity, from which `bubblewrap build` makes the Android app.
 */
export function twaManifestOf({ origin, manifest, date }: App, packageName: string) {
  const { theme_color: theme, share_target: share, launch_handler: launches } = manifest
  return v.parse(TwaManifest, {
    packageId: packageName,
    host: new URL(origin).host,
    name: manifest.name,
    launcherName: manifest.short_name,
    display: 'standalone',
    orientation: 'portrait',
    themeColor: theme,
    themeColorDark: theme,
    navigationColor: theme,
    navigationColorDark: theme,
    navigationDividerColor: theme,
    navigationDividerColorDark: theme,
    backgroundColor: manifest.background_color,
    enableNotifications: true,
    startUrl: manifest.start_url,
    iconUrl: `${origin}/icons/icon-512.png`,
    maskableIconUrl: `${origin}/icons/maskable-512.png`,
    monochromeIconUrl: `${origin}/icons/monochrome-512.png`,
    webManifestUrl: `${origin}/manifest.webmanifest`,
    fullScopeUrl: `${origin}/`,
    splashScreenFadeOutDuration: 300,
    signingKey: { path: './android.keystore', alias: 'android' },
    appVersion: date.slice(0, 10),
    // In minutes, since it must increase with every release.
    appVersionCode: Math.floor(Date.parse(date) / 60_000),
    shortcuts: manifest.shortcuts.slice(0, 4).map(({ name, url, icons }) => ({
      name,
      shortName: name.slice(0, 12),
      url: `${origin}${url}`,
      chosenIconUrl: `${origin}${icons[0]?.src}`,
    })),
    ...(share && { shareTarget: { ...share, action: `${origin}${share.action}` } }),
    ...(launches && { launchHandlerClientMode: launches.client_mode[0] }),
    fallbackType: 'customtabs',
    generatorApp: 'bubblewrap-cli',
  })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Always the same for a site, so that installing the profile again replaces the old one. */
function uuidOf(text: string) {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-').toUpperCase()
}

/** Apple's configuration profile: puts the site on an iPhone's home screen, removable. */
export function webClipOf({ origin, manifest }: Omit<App, 'date'>, icon: Buffer) {
  const id = new URL(origin).hostname.split('.').toReversed().join('.')
  const entry = (key: string, value: string) =>
    `<key>${key}</key><string>${escaped(value)}</string>`
  const head = (type: string, part: string) =>
    [
      entry('PayloadType', type),
      '<key>PayloadVersion</key><integer>1</integer>',
      entry('PayloadIdentifier', `${id}.${part}`),
      entry('PayloadUUID', uuidOf(`${origin} ${part}`)),
      entry('PayloadDisplayName', manifest.name),
    ].join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
${head('Configuration', 'profile')}
<key>PayloadContent</key><array><dict>
${head('com.apple.webClip.managed', 'webclip')}
${entry('URL', `${origin}${manifest.start_url}`)}
${entry('Label', manifest.short_name)}
<key>Icon</key><data>${icon.toString('base64')}</data>
<key>FullScreen</key><true/>
<key>IsRemovable</key><true/>
<key>Precomposed</key><true/>
</dict></array>
</dict></plist>
`
}
