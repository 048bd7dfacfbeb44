import type { ComponentProps } from 'react'
import { longestTypedMobile } from '../../../api/account/mobile.ts'
import type { RegistrationField } from '../../../api/account/registration.fields.ts'

type Input = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'maxLength'
>

export type TextField = Exclude<RegistrationField, 'captcha' | 'verificationCode'>

const plain = {
  type: 'text',
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 64,
} as const
const digits = { ...plain, inputMode: 'numeric', maxLength: 20 } as const
const password = {
  ...plain,
  type: 'password',
  autoComplete: 'new-password',
  maxLength: 128,
} as const
const name = { ...plain, autoCapitalize: 'words' } as const

export const inputs: Readonly<Record<TextField, Input>> = {
  username: { ...plain, autoComplete: 'username' },
  mobileNum: {
    ...digits,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    maxLength: longestTypedMobile,
  },
  password,
  confirmPassword: password,
  email: { ...plain, type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 100 },
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
