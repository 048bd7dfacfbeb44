import * as v from 'valibot'
import {
  FieldFormats,
  type FormattedField,
  formatOf,
  misfitOf,
} from '#api/account/registration.formats.ts'

/** The formats that the platform publishes, in wire names. */
export const formats = {
  username: { minLength: 4, maxLength: 16, pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
  password: { minLength: 8, maxLength: 32, pattern: '^(?=.*\\p{L})(?=.*\\d)\\S*$' },
  nickname: { minLength: 2, maxLength: 20 },
  payeeName: {
    minLength: 2,
    maxLength: 60,
    pattern: "^\\p{L}[\\p{L}\\p{M}\\u200c\\u200d .'’\\-]*$",
  },
  paymentPassword: { minLength: 6, maxLength: 6, pattern: '^\\d*$' },
}

const known = v.parse(FieldFormats, formats)

export const isMisfit = (field: FormattedField, text: string) =>
  misfitOf(formatOf(known, field), text) !== undefined
