import type { WebManifest } from './stores.ts'

/**
 * Open Graph and Twitter cards, which chats show for a shared address. There is no og:url, because
 * one page serves every address. For the same reason they are in the merchant's default language: chats read the page
 * as it is served, without scripts.
 */
export function withCards(html: string, origin: string, manifest: WebManifest): string {
  const cards = [
    meta('property="og:type"', 'website'),
    meta('property="og:title"', manifest.name),
    meta('property="og:locale"', placeOf(manifest.lang)),
    meta('property="og:image"', `${origin}${pictureOf(manifest)}`),
    meta('name="twitter:card"', 'summary_large_image'),
  ]
  return put(
    put(html, description, `${description} property="og:description"`),
    '</head>',
    `${cards.join('')}</head>`,
  )
}

/** With a country, which Open Graph asks for: "bn_BD". */
function placeOf(locale: string) {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** The brand's screenshot for wide screens, or its icon if it has none yet. */
const pictureOf = ({ screenshots }: WebManifest) =>
  screenshots.find(({ form_factor: form }) => form === 'wide')?.src ?? '/icons/icon-512.png'

/** One element serves both search engines and chats, since the page's size is limited. */
const description = '<meta name="description"'

function put(html: string, before: string, after: string) {
  if (!html.includes(before)) throw new Error(`The page has no ${before}`)
  return html.replace(before, () => after)
}

const meta = (which: string, content: string) =>
  `<meta ${which} content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
