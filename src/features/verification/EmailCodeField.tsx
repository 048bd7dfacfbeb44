import { CodeInput } from './CodeInput.tsx'
import { sendEmailCodeIntent } from './ownCode.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'
import type { EmailCodeProps } from '../../ui/form/slots.ts'

export function EmailCodeField({ email, ...field }: EmailCodeProps) {
  const address = email.trim()
  const sending = useCodeSending(sendEmailCodeIntent, address)
  return <CodeInput {...field} sending={sending} sentTo={address} isByMail />
}
