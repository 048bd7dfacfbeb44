import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RegistrationField } from '#api/account/registration.fields.ts'
import { formatOf, formattedFields } from '#api/account/registration.formats.ts'
import { useFormat } from '#i18n/format.ts'
import '#i18n/text/failureText.forms.ts'
import { useCaptchaMessages, useMobileMessages, useSmsCodeMessages } from '#i18n/text/codeText.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import type { Plan } from './schema.rules.ts'

export const labels: Readonly<Record<RegistrationField, MessageDescriptor>> = {
  username: msg`Username`,
  mobileNum: msg`Mobile number`,
  verificationCode: msg`SMS code`,
  password: msg`Password`,
  confirmPassword: msg`Confirm password`,
  email: msg`E-mail`,
  nickname: msg`Nickname`,
  payeeName: msg`Payee name`,
  paymentPassword: msg`Payment password`,
  idNumber: msg`ID number`,
  qqNum: msg`QQ number`,
  facebook: msg`Facebook`,
  wechat: msg`WeChat`,
  line: msg({ message: 'LINE', comment: 'LINE is the name of a messaging service; not a line.' }),
  whatsapp: msg`WhatsApp`,
  zalo: msg`Zalo`,
  recommenderId: msg`Referrer’s username`,
  affiliateCode: msg`Invitation code`,
  captcha: msg`Verification code`,
}

export const hints: Readonly<Partial<Record<RegistrationField, MessageDescriptor>>> = {
  payeeName: msg`As shown on the account you withdraw to`,
  paymentPassword: msg`You use it to confirm withdrawals`,
}

type FaultTexts = Readonly<Partial<Record<'missing' | 'malformed' | 'mismatch', MessageDescriptor>>>

const anyFault = {
  missing: msg`This is required`,
  malformed: msg`Check what you entered`,
  mismatch: msg`Confirmation password not matched`,
}

const faultTexts: Readonly<Partial<Record<RegistrationField, FaultTexts>>> = {
  username: {
    missing: msg`Enter your username`,
    malformed: msg`Account format is incorrect`,
  },
  password: { missing: msg`Enter your password`, malformed: msg`Password format is incorrect` },
  confirmPassword: { missing: msg`Enter the password again` },
  email: { malformed: msg`E-mail format is incorrect` },
  payeeName: { malformed: msg`Name format is not valid` },
  paymentPassword: { malformed: msg`Digits only` },
  qqNum: { malformed: msg`Digits only` },
  recommenderId: { malformed: msg`Referrer link error` },
  affiliateCode: { malformed: msg`Invalid invitation code` },
}

export function useMessages({ requested, formats }: Plan) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { count } = useFormat()
  const [mobile, verificationCode, captcha] = [
    useMobileMessages(),
    useSmsCodeMessages(),
    useCaptchaMessages(),
  ]
  const messagesOf = (field: RegistrationField) => {
    const formatted = formattedFields.find((one) => one === field) ?? 'username'
    const format = formatOf(formats, formatted)
    const [min, max] = [count(format.min), count(format.max)]
    const texts = { ...anyFault, ...faultTexts[field] }
    return {
      missing: t(texts.missing),
      malformed: t(texts.malformed),
      mismatch: t(texts.mismatch),
      tooShort: t`At least ${plural(format.min, { one: `${min} character`, other: `${min} characters` })}`,
      tooLong: t`At most ${plural(format.max, { one: `${max} character`, other: `${max} characters` })}`,
      taken: failureText({
        kind: 'refused',
        code: field === 'email' ? 'email_exists' : 'username_exists',
      }),
    }
  }
  return {
    ...Object.fromEntries(requested.map(({ field }) => [field, messagesOf(field)])),
    mobileNum: { ...mobile, missing: mobile.malformed },
    verificationCode,
    captcha,
    isOfAge: t`Confirm your age`,
  }
}
