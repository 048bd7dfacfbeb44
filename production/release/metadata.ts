import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { ownFile } from '#build/brand/input.ts'
import { type Language, locales } from '#i18n/languages.ts'
import { withCards } from './cards.ts'
import { WebManifest, twaManifestOf, webClipOf } from './stores.ts'

/** Android's build tools reject a package name that contains one of these. */
const javaKeywords = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends final
  finally float for goto if implements import instanceof int interface long native new package private protected public
  return short static strictfp super switch synchronized this throw throws transient try void volatile while`.split(
    /\s+/,
  ),
)

const Operator = v.strictObject({
  /** The public address of the site, without a trailing slash. */
  origin: v.pipe(
    v.string(),
    v.regex(
      /^https:\/\/[^/]+$/,
      'origin is https:// and a host name, such as https://mela.example',
    ),
  ),
  securityContact: v.pipe(
    v.string(),
    v.regex(/^(mailto:|https:\/\/)/, 'securityContact begins with mailto: or https://'),
  ),
  android: v.optional(
    v.strictObject({
      packageName: v.pipe(
        v.string(),
        v.regex(
          /^[a-z]\w*(\.[a-z]\w*)+$/i,
          'packageName is a name with dots, such as com.mela.app',
        ),
        v.check(
          (name) => !name.split('.').some((part) => javaKeywords.has(part)),
          'packageName has a word that Java keeps for itself',
        ),
      ),
      /** SHA-256 of the signing certificates, in hexadecimal with colons. */
      fingerprints: v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
            'a fingerprint is 32 bytes such as AB, with colons',
          ),
        ),
      ),
    }),
  ),
  /** Whether the site's host may be in the HSTS preload list of browsers. */
  hstsPreload: v.optional(v.boolean('hstsPreload is true or false')),
  /** Team and bundle ids, such as ABCDE12345.com.mela.app. */
  appleAppIds: v.optional(v.array(v.string())),
})

type Operator = v.InferOutput<typeof Operator>

/** Public pages for search engines to list. */
const pages = ['home', 'gameLobbyCenter', 'activity', 'help', 'affiliate', 'app']

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The merchant's main languages, which share an address, and those that have one of their own. */
interface Offered {
  readonly languages: readonly Language[]
  readonly moreLanguages: readonly Language[]
}

/**
 * Files for search engines, browsers and app stores: path in the site → text. `date` is ISO 8601.
 */
export function metadataOf(
  operator: unknown,
  date: string,
  offered: Offered,
): Readonly<Record<string, string>> {
  const { origin, securityContact, android, appleAppIds } = v.parse(Operator, operator)
  return {
    'robots.txt': `User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': sitemap(
      pages.map((page) => `${origin}/m/${page}`),
      offered,
    ),
    '.well-known/security.txt': securityText(origin, securityContact, date),
    ...(android && { '.well-known/assetlinks.json': json([assetLink(android)]) }),
    ...(appleAppIds && {
      '.well-known/apple-app-site-association': json({
        applinks: { details: [{ appIDs: appleAppIds, components: [{ '/': '/m/*' }] }] },
        webcredentials: { apps: appleAppIds },
      }),
    }),
  }
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Each URL has an entry for the main languages and one for each further language; each lists all others. */
function sitemap(addresses: readonly string[], { languages, moreLanguages }: Offered) {
  const entries = addresses.flatMap((address) => {
    const inLanguage = (code: Language) => `${address}?lang=${code}`
    const links = [
      alternate('x-default', address),
      ...languages.map((code) => alternate(tagOf(code), address)),
      ...moreLanguages.map((code) => alternate(tagOf(code), inLanguage(code))),
    ].join('')
    return [address, ...moreLanguages.map(inLanguage)].map(
      (location) => `  <url><loc>${location}</loc>${links}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${namespaces}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const alternate = (tag: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`

/** Search engines accept regions only as two letters, so Latin American Spanish is "es". */
const tagOf = (code: Language) => locales[code].replace(/-\d+$/, '')

/** RFC 9116 requires an expiry date, at most a year ahead. */
function securityText(origin: string, contact: string, date: string) {
  const expires = new Date(Date.parse(date) + 364 * 86_400_000).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: bn, en\nCanonical: ${origin}/.well-known/security.txt\n`
}

const assetLink = (android: NonNullable<Operator['android']>) => ({
  relation: ['delegate_permission/common.handle_all_urls'],
  target: {
    namespace: 'android_app',
    package_name: android.packageName,
    sha256_cert_fingerprints: android.fingerprints,
  },
})

/** What an operator states about the site. Throws with one sentence per problem. */
export const operatorOf = (file: string): Operator => ownFile(Operator, file)

/** Writes metadata into the site, and the files for app stores beside it. */
export function writeMetadata(out: string, operator: Operator, date: string, offered: Offered) {
  const site = join(out, 'site')
  const read = (name: string) => readFileSync(join(site, name))
  const { origin, android } = operator
  const manifest = v.parse(WebManifest, JSON.parse(read('manifest.webmanifest').toString()))
  write(site, {
    ...metadataOf(operator, date, offered),
    'app.mobileconfig': webClipOf({ origin, manifest }, read('icons/apple-touch-icon.png')),
    'index.html': withCards(read('index.html').toString(), origin, manifest),
  })
  if (!android) return
  const twa = twaManifestOf({ origin, manifest, date }, android.packageName)
  write(out, { 'stores/twa-manifest.json': json(twa) })
}

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
