import type { ComponentProps } from 'react'
import type { RegistrationField } from '#api/account/registration.fields.ts'

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>

export type TextField = Exclude<RegistrationField, 'mobileNum' | 'captcha' | 'verificationCode'>

const plain = {
  type: 'text',
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const
const digits = { ...plain, inputMode: 'numeric' } as const
const password = { ...plain, type: 'password', autoComplete: 'new-password' } as const
const name = { ...plain, autoCapitalize: 'words' } as const

export const inputs: Readonly<Record<TextField, Input>> = {
  username: { ...plain, autoComplete: 'username' },
  password,
  confirmPassword: password,
  email: { ...plain, type: 'email', inputMode: 'email', autoComplete: 'email' },
  nickname: { ...name, autoComplete: 'nickname' },
  payeeName: { ...name, autoComplete: 'name' },
  paymentPassword: { ...digits, type: 'password' },
  idNumber: plain,
  qqNum: digits,
  facebook: plain,
  wechat: plain,
  line: plain,
  whatsapp: { ...plain, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  zalo: plain,
  recommenderId: plain,
  affiliateCode: plain,
}
