import { msg } from '@lingui/core/macro'
import { use } from 'react'
import { PrerenderLocales } from '#page/Words.tsx'
import type { Contact } from './contacts.rules.ts'

/** In every language of the merchant: without scripts the page does not know the player's. */
export const Unscripted = ({ contacts }: { readonly contacts: readonly Contact[] }) => (
  <noscript>
    <link rel="stylesheet" href="/unscripted.css" />
    {use(PrerenderLocales).map(({ locale, i18n }) => (
      <p key={locale} lang={locale}>
        {i18n._(msg`Turn on JavaScript and open this page again.`)}
      </p>
    ))}
    {contacts.map(({ url, app, detail }) => (
      <a key={url} href={url}>
        {app ?? detail}
      </a>
    ))}
  </noscript>
)
