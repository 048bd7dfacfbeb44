import { useLingui } from '@lingui/react/macro'
import { CodeInput } from './CodeInput.tsx'
import { sendEmailCodeIntent } from './ownCode.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'
import type { EmailCodeProps } from '../../ui/form/slots.ts'

export function EmailCodeField({ email, ...field }: EmailCodeProps) {
  const { t } = useLingui()
  const address = email.trim()
  const sending = useCodeSending(sendEmailCodeIntent, address)
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${address}`} isByMail />
}
