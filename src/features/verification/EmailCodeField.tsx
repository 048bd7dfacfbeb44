import * as v from 'valibot'
import { sendEmailCode } from '#api/account/security.ts'
import { Plain } from '#api/typed/text.ts'
import { perform } from '#net/intent.ts'
import { CodeInput } from './CodeInput.tsx'
import { codeIntent } from './asking.atoms.ts'
import type { AskedProps } from './inputProps.ts'
import { useCodeSending } from './useCodeSending.ts'

interface Props extends AskedProps {
  readonly email: string
}

const sendEmailCodeIntent = codeIntent<string>(
  (email) => `email:${email.toLowerCase()}`,
  (email, { send }) => send((signal) => perform(sendEmailCode, { email }, { signal })),
)

export function EmailCodeField({ email, ...field }: Props) {
  const address = v.parse(Plain, email)
  const sending = useCodeSending(sendEmailCodeIntent, address)
  return <CodeInput {...field} sending={sending} sentTo={address} isByMail />
}
