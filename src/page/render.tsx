import { type Messages, setupI18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MerchantSite } from '#features/merchant/merchant.ts'
import { formats, isLanguage, languages } from '#i18n/languages.ts'
import { Sprite } from '#ui/icon/Sprite.tsx'
import { Cover } from './Cover.tsx'
import { Prerender } from './Prerender.tsx'
import { PrerenderLocales, rulesFor } from './Words.tsx'
import { Unsupported } from './unsupported/Unsupported.tsx'
import { contactsOf } from './unsupported/contacts.rules.ts'

export { firstReads } from './firstReads.ts'

/** `service`: the brand's own customer service addresses. */
export function render(
  merchant: MerchantSite,
  messagesOf: (locale: string) => Messages,
  service: readonly string[],
) {
  const contacts = contactsOf(service)
  const locales = merchant.languages.filter(isLanguage).map((code) => {
    const { locale } = languages[code]
    const i18n = setupI18n({ locale, messages: { [locale]: messagesOf(locale) } })
    const brand = merchant.brand[code] ?? Object.values(merchant.brand)[0] ?? ''
    return { code, locale, i18n, brand, hasFont: formats[code].font !== undefined }
  })
  return {
    sprite: renderToStaticMarkup(<Sprite />),
    body: renderToStaticMarkup(
      <PrerenderLocales value={locales}>
        <Prerender categories={merchant.categories ?? []} contacts={contacts} />
      </PrerenderLocales>,
    ),
    cover: renderToStaticMarkup(
      <PrerenderLocales value={locales}>
        <Cover />
      </PrerenderLocales>,
    ),
    rules: rulesFor(locales),
    unsupported: `<!doctype html>${renderToStaticMarkup(<Unsupported locales={locales} contacts={contacts} />)}`,
  }
}
