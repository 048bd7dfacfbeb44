import { phoneText } from '#api/account/phone.ts'
import type { CodePurpose } from '#api/account/verification.ts'
import { CodeInput } from './CodeInput.tsx'
import { sendCodeIntent } from './code.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'
import type { CodeProps } from '#ui/form/slots.ts'

export function CodeField({ purpose, mobile, ...field }: CodeProps<CodePurpose>) {
  const sending = useCodeSending(sendCodeIntent, { purpose, mobile })
  return <CodeInput {...field} sending={sending} sentTo={phoneText(mobile)} />
}
