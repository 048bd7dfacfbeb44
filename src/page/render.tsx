import { type Messages, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandIn } from '#features/merchant/merchant.rules.ts'
import type { MerchantSite } from '#features/merchant/merchant.ts'
import { formatsOf } from '#i18n/formatsOf.ts'
import { isLanguage, locales } from '#i18n/languages.ts'
import { Sprite } from '#ui/icon/Sprite.tsx'
import { Prerender } from './Prerender.tsx'
import { type PrerenderLocale, PrerenderLocales, type PrerenderText, rulesFor } from './Words.tsx'
import { Unsupported } from './unsupported/Unsupported.tsx'
import { contactsOf } from './unsupported/contacts.rules.ts'

export { firstReads } from './firstReads.ts'

/** The names of shortcuts and screenshots, by those in manifest.webmanifest. */
const manifestWords = {
  'Hot games': msg`Hot games`,
  Slots: msg`Slots`,
  Favorites: msg`Favorites`,
  Home: msg`Home`,
  Lobby: msg`Lobby`,
}

/** The words of the worker's offline page, for a phone that has evicted the app and has no network (sw/offline). */
const offlineWords = {
  title: msg`No connection`,
  reason: msg`We cannot be reached. Check your connection, or try again in a moment.`,
  again: msg`Try again`,
}

interface Merchant extends MerchantSite {
  readonly moreLanguages: readonly string[]
}

/** `service`: the brand's own customer service addresses. */
export function render(
  merchant: Merchant,
  messagesOf: (locale: string) => Messages,
  service: readonly string[],
) {
  const contacts = contactsOf(service)
  const localesOf = (codes: readonly string[]) =>
    codes.filter(isLanguage).map((code): PrerenderLocale => {
      const locale = locales[code]
      const i18n = setupI18n({ locale, messages: { [locale]: messagesOf(locale) } })
      const brand = brandIn(merchant.brand, code)
      return {
        code,
        locale,
        i18n,
        brand,
        textOf: (text) => (text === 'brand' ? brand : i18n._(text)),
        hasFont: formatsOf(locale).font !== undefined,
      }
    })
  const [main, more] = [localesOf(merchant.languages), localesOf(merchant.moreLanguages)]
  const saidIn = (words: Readonly<Record<string, PrerenderText>>) =>
    Object.fromEntries(
      [...main, ...more].map(({ locale, textOf }) => [
        locale,
        Object.fromEntries(Object.entries(words).map(([name, word]) => [name, textOf(word)])),
      ]),
    )
  const draw = (languages: readonly PrerenderLocale[]) =>
    renderToStaticMarkup(
      <PrerenderLocales value={languages}>
        <Prerender categories={merchant.categories ?? []} contacts={contacts} />
      </PrerenderLocales>,
    )
  return {
    sprite: renderToStaticMarkup(<Sprite />),
    body: draw(main),
    rules: rulesFor(main),
    words: Object.fromEntries(more.map((language) => [language.locale, wordsOf(language, draw)])),
    manifests: saidIn(manifestWords),
    offline: saidIn({ brand: 'brand', ...offlineWords }),
    unsupported: `<!doctype html>${renderToStaticMarkup(<Unsupported locales={[...main, ...more]} contacts={contacts} />)}`,
  }
}

/** The words of the page in one language, in the order of their places. */
function wordsOf(language: PrerenderLocale, draw: (languages: readonly PrerenderLocale[]) => void) {
  const texts: string[] = []
  const textOf: PrerenderLocale['textOf'] = (of) => {
    const text = language.textOf(of)
    texts.push(text)
    return text
  }
  draw([{ ...language, textOf }])
  return texts
}
