import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { type Source, readMessages } from '#build/text/messages.ts'
import { formatsOf } from '#i18n/formatsOf.ts'
import { type Language, locales } from '#i18n/languages.ts'
import { isPseudo, type pseudoLocales, pseudoOf } from '#i18n/pseudo/pseudo.rules.ts'
import { furtherLanguage } from '#tests/support/languages.ts'

const root = join(import.meta.dirname, '../../..')

/** Built without the pseudo-languages, the app is given them as the text of two of the brand's languages. */
export const carriers: Readonly<Record<keyof typeof pseudoLocales, Language>> = {
  XA: furtherLanguage('ltr', -1).code,
  // Not the first, which journeys read beside it.
  XB: furtherLanguage('rtl', 1).code,
}

/** The language that stands for a code of the lab. */
export const carrierOf = (code: string) => (isPseudo(code) ? carriers[code] : code)

/** For texts to compare with and to draw the pseudo-languages from. */
export const readPseudoCatalogs = () => readMessages(root)

/** Answers for the two text files of each carrier. */
export async function speakPseudo(context: BrowserContext, catalogs?: Source) {
  const { textsOf } = catalogs ?? (await readPseudoCatalogs())
  const english = textsOf('en')
  for (const [code, carrier] of Object.entries(carriers)) {
    const locale = locales[carrier]
    const messages = JSON.stringify(pseudoOf(english, code === 'XB'))
    const formats = JSON.stringify(formatsOf(locale))
    const files = {
      '': `export const locale='${locale}',formats=${formats},messages=${messages}`,
      '-later': 'export const messages={}',
    }
    for (const [end, body] of Object.entries(files))
      await context.route(new RegExp(`/assets/text-${locale}-[0-9a-f]{7}${end}\\.js$`), (route) =>
        route.fulfill({ body, contentType: 'text/javascript' }),
      )
  }
}
