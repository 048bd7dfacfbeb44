import type { WebManifest } from './stores.ts'

/**
 * Open Graph and Twitter cards: what a chat shows of a shared address. Without og:url, for one page serves every
 * address.
 */
export function withCards(html: string, origin: string, manifest: WebManifest): string {
  const cards = [
    meta('property="og:type"', 'website'),
    meta('property="og:title"', manifest.name),
    meta('property="og:image"', `${origin}${pictureOf(manifest)}`),
    meta('name="twitter:card"', 'summary_large_image'),
  ]
  return put(
    put(html, description, `${description} property="og:description"`),
    '</head>',
    `${cards.join('')}</head>`,
  )
}

/** Of the brand as it is drawn on a wide screen, or its icon until there is one. */
const pictureOf = ({ screenshots }: WebManifest) =>
  screenshots.find(({ form_factor: form }) => form === 'wide')?.src ?? '/icons/icon-512.png'

/** One element serves search engines and chats: the page's size is bounded. */
const description = '<meta name="description"'

function put(html: string, before: string, after: string) {
  if (!html.includes(before)) throw new Error(`The page has no ${before}`)
  return html.replace(before, () => after)
}

const meta = (which: string, content: string) =>
  `<meta ${which} content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
