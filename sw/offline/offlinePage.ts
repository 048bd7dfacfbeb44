import { lastSpoken } from '#sw/texts/texts.ts'
import { scriptOf } from '#device/worker/tags.rules.ts'

/** The words of the page in one language. */
interface OfflineWords {
  readonly dir: string
  readonly brand: string
  readonly title: string
  readonly reason: string
  readonly again: string
}

/** The first of these locales and tags that the merchant offers, else its default, which is listed first. */
export const localeFor = (offered: readonly string[], tags: readonly string[]) =>
  tags
    .map((tag) => offered.find((locale) => scriptOf(locale) === scriptOf(tag)))
    .find((locale) => locale !== undefined) ?? offered[0]

const style = `:root{color-scheme:dark light}body{display:grid;place-content:center;gap:12px;min-height:90vh;margin:0;padding:24px;font:17px/1.5 system-ui,sans-serif;text-align:center}:lang(ur){line-height:1.9}h1{margin:0;font-size:22px}p{margin:0;max-width:32ch}a{justify-self:center;display:grid;place-content:center;min-height:48px;margin-top:8px;padding:0 28px;border:1px solid;border-radius:12px;color:inherit;text-decoration:none}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function offlineHtml(locale: string, words: OfflineWords) {
  const [brand, title, reason, again] = [words.brand, words.title, words.reason, words.again].map(
    escaped,
  )
  return `<!doctype html><html lang="${locale}" dir="${words.dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="15"><title>${brand}</title><style>${style}</style><h1>${title}</h1><p>${reason}</p><a href="">${again}</a>`
}

/** Defined at build time, by locale: the merchant's default first. */
declare const OFFLINE_WORDS: Readonly<Record<string, OfflineWords>>
const words = OFFLINE_WORDS

/** In the language last on screen, else in the browser's. */
export async function offlinePage() {
  const spoken = (await lastSpoken()) ?? ''
  const locale = localeFor(Object.keys(words), [spoken, ...navigator.languages]) ?? ''
  const said = words[locale]
  return new Response(said && offlineHtml(locale, said), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${await hashOf(style)}'`,
    },
  })
}

async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
