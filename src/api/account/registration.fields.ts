import * as v from 'valibot'
import { type Switches, isOn } from '#api/site/switches.ts'
import { keepValid } from '#api/wire.ts'

export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'email',
  'nickname',
  'payeeName',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export type RegistrationField = (typeof registrationFields)[number]

export const registrationMethods = ['username', 'mobileNum'] as const
export type RegistrationMethod = (typeof registrationMethods)[number]

const Switch = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, '1', '0', 'true', 'false'])]),
  v.transform((on) => on === true || on === 1 || on === '1' || on === 'true'),
)
export const FieldRule = v.object({
  enabled: Switch,
  required: v.optional(Switch, false),
  verification: v.optional(Switch, false),
})
export type FieldRule = v.InferOutput<typeof FieldRule>

const off: FieldRule = { enabled: false, required: false, verification: false }
const optional: FieldRule = { ...off, enabled: true }
const required: FieldRule = { ...optional, required: true }

const safeRules: FieldRules = {
  username: required,
  password: required,
  confirmPassword: required,
  mobileNum: optional,
  verificationCode: optional,
  affiliateCode: optional,
  captcha: required,
}

export const FieldRules = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((wire): FieldRules =>
    Object.fromEntries(
      registrationFields.flatMap((field) =>
        keepValid(FieldRule, field in wire ? [wire[field]] : []).map((rule) => [field, rule]),
      ),
    ),
  ),
)
export type FieldRules = Readonly<Partial<Record<RegistrationField, FieldRule>>>

export const ruleOf = (rules: FieldRules, field: RegistrationField): FieldRule =>
  rules[field] ?? safeRules[field] ?? off

export interface RegistrationSwitches {
  readonly hasUsername: boolean
  readonly hasMobile: boolean
  readonly hasMobileCode: boolean
  readonly hasMobilePassword: boolean
}

export const registrationSwitches = (switches: Switches): RegistrationSwitches => ({
  hasUsername: isOn(switches, 'USERNAMEREG3'),
  hasMobile: isOn(switches, 'MOBILENUMREG3'),
  hasMobileCode: isOn(switches, 'REGMOBVERF3'),
  hasMobilePassword: isOn(switches, 'MOBILENUMPASSREG3'),
})

export const openMethods = ({ hasUsername, hasMobile }: RegistrationSwitches) =>
  registrationMethods.filter((method) => (method === 'username' ? hasUsername : hasMobile))

export interface RequestedField {
  readonly field: RegistrationField
  readonly isRequired: boolean
}

export function requestedFields(
  method: RegistrationMethod,
  switches: RegistrationSwitches,
  rules: FieldRules,
): readonly RequestedField[] {
  return registrationFields.flatMap((field) => {
    const { enabled, required: isRequired } = ruleHere(field, method, switches, rules)
    return enabled ? [{ field, isRequired }] : []
  })
}

function ruleHere(
  field: RegistrationField,
  method: RegistrationMethod,
  switches: RegistrationSwitches,
  rules: FieldRules,
): Pick<FieldRule, 'enabled' | 'required'> {
  const isMobile = method === 'mobileNum'
  const number = ruleOf(rules, 'mobileNum')
  const hasPassword = !isMobile || switches.hasMobilePassword || !switches.hasMobileCode
  const hasCode = isMobile
    ? switches.hasMobileCode
    : number.enabled && number.verification && ruleOf(rules, 'verificationCode').enabled
  switch (field) {
    case 'username':
      return isMobile ? off : required
    case 'mobileNum':
      return isMobile ? required : number
    case 'verificationCode':
      return { enabled: hasCode, required: hasCode && (isMobile || number.required) }
    case 'password':
      return hasPassword ? required : off
    case 'confirmPassword':
      return hasPassword && ruleOf(rules, 'confirmPassword').enabled ? required : off
    case 'captcha':
      return ruleOf(rules, 'captcha').enabled ? required : off
    default:
      return ruleOf(rules, field)
  }
}
