import { useLingui } from '@lingui/react/macro'
import { CodeInput } from './CodeInput.tsx'
import { sendOwnCodeIntent } from './ownCode.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'
import type { OwnCodeProps } from '../../ui/form/slots.ts'

export function OwnCodeField({ number, ...field }: OwnCodeProps) {
  const { t } = useLingui()
  const sending = useCodeSending(sendOwnCodeIntent, null)
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${number}`} />
}
