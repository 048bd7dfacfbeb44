import { useLingui } from '@lingui/react/macro'
import type { CaptchaSlot } from '../../../ui/form/slots.ts'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { HandOffForm, type Taken } from './HandOffForm.tsx'
import { useTaken } from './useTaken.ts'

interface Props {
  readonly CaptchaField: CaptchaSlot
  readonly open: boolean
  readonly onClose: () => void
}

export function HandOffSheet({ CaptchaField, open, onClose }: Props) {
  const { t } = useLingui()
  const goOn = useTaken()
  const take = (taken: Taken) => {
    onClose()
    goOn(taken)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Continue from the browser`} closeLabel={t`Close`}>
      <HandOffForm CaptchaField={CaptchaField} onTaken={take} />
    </Sheet>
  )
}
