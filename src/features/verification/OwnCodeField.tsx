import { CodeInput } from './CodeInput.tsx'
import { sendOwnCodeIntent } from './ownCode.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'
import type { OwnCodeProps } from '../../ui/form/slots.ts'

export const OwnCodeField = ({ number, ...field }: OwnCodeProps) => (
  <CodeInput {...field} sending={useCodeSending(sendOwnCodeIntent, null)} sentTo={number} />
)
