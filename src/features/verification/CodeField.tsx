import type { Phone } from '#api/account/mobile.ts'
import { phoneText } from '#api/account/phone.ts'
import type { CodePurpose } from '#api/account/verification.ts'
import { CodeInput, type AskedProps } from './CodeInput.tsx'
import { sendCodeIntent } from './code.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'

interface Props extends AskedProps {
  readonly purpose: CodePurpose
  readonly mobile: Phone
}

export function CodeField({ purpose, mobile, ...field }: Props) {
  const sending = useCodeSending(sendCodeIntent, { purpose, mobile })
  return <CodeInput {...field} sending={sending} sentTo={phoneText(mobile)} />
}
