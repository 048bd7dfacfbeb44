import { expect, it } from 'vitest'
import { parseAmount } from '#api/money/amount.ts'
import { formatIn } from '#i18n/format.ts'
import { formatsOf } from '#i18n/formatsOf.ts'
import { locales } from '#i18n/languages.ts'

it.each(Object.values(locales))(
  'amounts as %s writes them can be typed, in all its digits',
  (locale) => {
    const formats = formatsOf(locale)
    const marks = { currency: ['৳'], decimal: formats.decimal }
    for (const zero of ['0', formats.digits?.zero ?? '0'])
      expect(parseAmount(formatIn(formats, zero).money(123_450, '৳'), marks)).toEqual({
        minor: 123_450,
      })
  },
)
