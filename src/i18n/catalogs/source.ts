import type { Messages } from '@lingui/core'
import { formatsOf } from '#i18n/formatsOf.ts'
import { type Language, locales } from '#i18n/languages.ts'
import { isPseudo, pseudoLocales, pseudoOf } from '#i18n/pseudo/pseudo.rules.ts'
import { scriptStyleOf } from '#i18n/scriptStyle.ts'
import type { Catalog } from './catalogs.ts'

const sources = new Map<string, Catalog>()

/** A language of the dev server, which compiles the catalogs, or a pseudo-language. */
export async function loadSource(code: Language | keyof typeof pseudoLocales): Promise<Catalog> {
  const known = sources.get(code)
  if (known) return known
  const source = isPseudo(code) ? await pseudoSource(code) : await sourceIn(locales[code])
  sources.set(code, source)
  return source
}

async function sourceIn(locale: string) {
  const { messages }: { messages: Messages } = await import(`../locales/${locale}.po`)
  const style = new CSSStyleSheet()
  style.replaceSync(scriptStyleOf(locale) ?? '')
  document.adoptedStyleSheets.push(style)
  return { locale, messages, formats: formatsOf(locale) }
}

async function pseudoSource(code: keyof typeof pseudoLocales): Promise<Catalog> {
  const { messages, formats } = await sourceIn('en')
  const locale = pseudoLocales[code]
  return code === 'XB'
    ? { locale, messages: pseudoOf(messages, true), formats: { ...formats, dir: 'rtl' } }
    : { locale, messages: pseudoOf(messages, false), formats }
}
