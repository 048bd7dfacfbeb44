import { Trans } from '@lingui/react/macro'
import { CodeInput } from './CodeInput.tsx'
import { sendOwnCodeIntent } from './ownCode.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'
import type { OwnCodeProps } from '../../ui/form/slots.ts'

export function OwnCodeField({ number, ...field }: OwnCodeProps) {
  const sending = useCodeSending(sendOwnCodeIntent, null)
  return (
    <CodeInput
      {...field}
      sending={sending}
      sentTo={
        <Trans>
          Sent to <bdi dir="ltr">{number}</bdi>
        </Trans>
      }
    />
  )
}
