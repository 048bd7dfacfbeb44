import { sendWithdrawalCode } from '#api/money/withdrawal.ts'
import { perform } from '#net/intent.ts'
import type { OwnCodeProps } from '#ui/form/slots.ts'
import { CodeInput } from './CodeInput.tsx'
import { codeIntent } from './asking.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'

const sendOwnCodeIntent = codeIntent<null>(
  () => 'withdrawal:own',
  (_wish, { send }) => send((signal) => perform(sendWithdrawalCode, {}, { signal })),
)

export const OwnCodeField = ({ number, ...field }: OwnCodeProps) => (
  <CodeInput {...field} sending={useCodeSending(sendOwnCodeIntent, null)} sentTo={number} />
)
