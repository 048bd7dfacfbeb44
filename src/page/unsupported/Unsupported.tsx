import { msg } from '@lingui/core/macro'
import { isRightToLeft } from '#i18n/languages.ts'
import type { PrerenderLocale } from '#page/Words.tsx'
import type { Contact } from './contacts.rules.ts'

interface Props {
  readonly locales: readonly PrerenderLocale[]
  readonly contacts: readonly Contact[]
}

const directionOf = (locale = '') => (isRightToLeft(locale) ? 'rtl' : 'ltr')

/** The page for browsers that are too old, limited to what the oldest of them can show. */
export const Unsupported = ({ locales, contacts }: Props) => (
  <html lang={locales[0]?.locale} dir={directionOf(locales[0]?.locale)}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{locales[0]?.brand}</title>
      <link rel="icon" href="/icons/icon-192.png" />
      <link rel="stylesheet" href="/unsupported.css" />
    </head>
    <body>
      <img src="/icons/icon-192.png" width="64" height="64" alt="" />
      <main>
        {locales.map((each) => (
          <Advice key={each.locale} of={each} contacts={contacts} />
        ))}
      </main>
      <script src="/unsupported.js" />
    </body>
  </html>
)

interface AdviceProps {
  readonly of: PrerenderLocale
  readonly contacts: readonly Contact[]
}

const Advice = ({ of: { code, locale, i18n, brand }, contacts }: AdviceProps) => (
  <section id={code} lang={locale} dir={directionOf(locale)} data-brand={brand}>
    <h1>{i18n._(msg`This browser is too old for ${brand}`)}</h1>
    <p>
      {i18n._(
        msg`Update it in your phone’s app store; on an iPhone, update iOS. Or open this page in a newer Chrome, Firefox or Safari.`,
      )}
    </p>
    <p>
      <a href="/">{i18n._(msg`Try again`)}</a>
    </p>
    {contacts.length > 0 && (
      <>
        <h2>{i18n._(msg`Customer service`)}</h2>
        <ul>
          {contacts.map(({ url, app, detail }) => (
            <li key={url}>
              <a href={url}>{app ?? detail}</a>
              {app && <bdi>{detail}</bdi>}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)
