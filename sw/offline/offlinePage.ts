import { lastSpoken } from '#sw/texts/texts.ts'
import { type OfflineWords, localeFor, offlineHtml, style } from './offlinePage.rules.ts'

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
