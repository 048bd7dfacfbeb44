import * as v from 'valibot'
import { type RegistrationField, registrationFields } from './registration.fields.ts'
import { keepValid } from '#api/wire.ts'

export interface Format {
  readonly min: number
  readonly max: number
  readonly pattern: RegExp
}

const format = (min: number, max: number, pattern = /^/): Format => ({ min, max, pattern })
const contact = format(2, 64)

const safeFormats = {
  username: format(4, 16, /^[a-z][a-z0-9_]*$/i),
  password: format(8, 32, /^(?=.*\p{L})(?=.*\d)\S*$/u),
  email: format(5, 100, /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/),
  nickname: format(2, 20),
  // Joiners are part of Bengali spelling, as in "র‍্যা".
  payeeName: format(2, 60, /^\p{L}[\p{L}\p{M}\p{Join_Control} .'’-]*$/u),
  paymentPassword: format(6, 6, /^\d*$/),
  idNumber: format(5, 20, /^[a-z0-9-]*$/i),
  qqNum: format(5, 12, /^\d*$/),
  facebook: contact,
  wechat: contact,
  line: contact,
  whatsapp: contact,
  zalo: contact,
  recommenderId: format(2, 32, /^[\w-]*$/),
  affiliateCode: format(3, 32, /^[\w-]*$/),
} satisfies Partial<Record<RegistrationField, Format>>

export type FormattedField = keyof typeof safeFormats
const isFormatted = (field: RegistrationField): field is FormattedField =>
  Object.hasOwn(safeFormats, field)
export const formattedFields = registrationFields.filter(isFormatted)

const Length = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(128))

/** A nested quantifier can take a phone minutes to match. */
const isSlow = (source: string) => /[+*}]\)*[+*{]/.test(source)

const Pattern = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((source) => !isSlow(source), 'a pattern that can be slow'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return new RegExp(dataset.value, 'u')
    } catch {
      addIssue({ message: 'not a pattern' })
      return NEVER
    }
  }),
)

export const WireFormat = v.pipe(
  v.object({
    minLength: v.optional(Length),
    maxLength: v.optional(Length),
    pattern: v.optional(Pattern),
  }),
  v.check(
    ({ minLength, maxLength }) => (minLength ?? 0) <= (maxLength ?? 128),
    'a minimum above the maximum',
  ),
)

export type WireFormat = v.InferOutput<typeof WireFormat>

export const FieldFormats = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((wire): FieldFormats =>
    Object.fromEntries(
      formattedFields.flatMap((field) =>
        keepValid(WireFormat, field in wire ? [wire[field]] : []).map((said) => [
          field,
          merged(safeFormats[field], said),
        ]),
      ),
    ),
  ),
)
export type FieldFormats = Readonly<Partial<Record<FormattedField, Format>>>

const merged = (
  safe: Format,
  { minLength = safe.min, maxLength = safe.max, pattern = safe.pattern }: WireFormat,
): Format => ({ min: Math.min(minLength, maxLength), max: maxLength, pattern })

export const formatOf = (formats: FieldFormats, field: FormattedField): Format =>
  formats[field] ?? safeFormats[field]

type Misfit = 'tooShort' | 'tooLong' | 'malformed'

export function misfitOf({ min, max, pattern }: Format, text: string): Misfit | undefined {
  if (text.length > max) return 'tooLong'
  if (!pattern.test(text)) return 'malformed'
  return text.length < min ? 'tooShort' : undefined
}

export const fits = (expected: Format) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const misfit = dataset.typed && dataset.value !== '' && misfitOf(expected, dataset.value)
    if (misfit) addIssue({ message: misfit })
  })
