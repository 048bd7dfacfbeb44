import * as v from 'valibot'
import { sendEmailCode } from '#api/account/security.ts'
import { Plain } from '#api/typed/text.ts'
import { perform } from '#net/intent.ts'
import type { EmailCodeProps } from '#ui/form/slots.ts'
import { CodeInput } from './CodeInput.tsx'
import { codeIntent } from './asking.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'

const sendEmailCodeIntent = codeIntent<string>(
  (email) => `email:${email.toLowerCase()}`,
  (email, { send }) => send((signal) => perform(sendEmailCode, { email }, { signal })),
)

export function EmailCodeField({ email, ...field }: EmailCodeProps) {
  const address = v.parse(Plain, email)
  const sending = useCodeSending(sendEmailCodeIntent, address)
  return <CodeInput {...field} sending={sending} sentTo={address} isByMail />
}
