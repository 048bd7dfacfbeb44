import { ownNames } from '#i18n/formatsOf.ts'
import { isRightToLeft, locales } from '#i18n/languages.ts'
import { catalogEntriesOf } from '#tests/architecture/messages.ts'
import { brand } from './brand.ts'

const isLatin = (locale: string) => new Intl.Locale(locale).maximize().script === 'Latn'

const further = brand.languages
  .filter((code) => !['BN', 'EN'].includes(code))
  .map((code) => ({ code, locale: locales[code], name: ownNames()[code] ?? code }))
  .toSorted((one, other) => Number(isLatin(one.locale)) - Number(isLatin(other.locale)))

/**
 * A language of the brand besides Bengali and English, by its place among those of its direction.
 * Those in another script than Latin come first.
 */
export function furtherLanguage(direction: 'ltr' | 'rtl', place = 0) {
  const language = further
    .filter(({ locale }) => isRightToLeft(locale) === (direction === 'rtl'))
    .at(place)
  if (!language) throw new Error(`The brand offers too few ${direction} languages (docs/brand.md)`)
  return language
}

/** What the app says for an English text. */
export function textIn(locale: string, english: string) {
  const entry = catalogEntriesOf(`${locale}.po`).find(({ source }) => source === english)
  if (!entry?.translation) throw new Error(`${locale}.po does not translate “${english}”`)
  return entry.translation
}
