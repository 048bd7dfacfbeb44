import { sendWithdrawalCode } from '#api/money/withdrawal.ts'
import { perform } from '#net/intent.ts'
import { CodeInput, type InputProps } from './CodeField.tsx'
import { codeIntent } from './codeIntent.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'

interface Props extends InputProps {
  /** Masked by the platform. */
  readonly number: string
}

const sendOwnCodeIntent = codeIntent<null>(
  () => 'withdrawal:own',
  (_wish, { send }) => send((signal) => perform(sendWithdrawalCode, {}, { signal })),
)

export const OwnCodeField = ({ number, ...field }: Props) => (
  <CodeInput {...field} sending={useCodeSending(sendOwnCodeIntent, null)} sentTo={number} />
)
