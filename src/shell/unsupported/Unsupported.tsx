import { msg } from '@lingui/core/macro'
import { formats, rightToLeft } from '../../i18n/languages.ts'
import type { Speaker } from '../prerender/Words.tsx'
import type { Contact } from './contacts.rules.ts'

interface Props {
  readonly speakers: readonly Speaker[]
  readonly contacts: readonly Contact[]
}

/** The page for browsers that are too old, limited to what the oldest of them can show. */
export const Unsupported = ({ speakers, contacts }: Props) => (
  <html lang={speakers[0]?.locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{speakers[0]?.brand}</title>
      <link rel="icon" href="/icons/icon-192.png" />
      <link rel="stylesheet" href="/unsupported.css" />
    </head>
    <body>
      <img src="/icons/icon-192.png" width="64" height="64" alt="" />
      <main>
        {speakers.map((speaker) => (
          <Advice key={speaker.locale} speaker={speaker} contacts={contacts} />
        ))}
      </main>
      <script src="/unsupported.js" />
    </body>
  </html>
)

interface AdviceProps {
  readonly speaker: Speaker
  readonly contacts: readonly Contact[]
}

const Advice = ({ speaker: { code, locale, i18n, brand }, contacts }: AdviceProps) => (
  <section id={code} lang={locale} dir={rightToLeft(formats).includes(code) ? 'rtl' : 'ltr'}>
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
