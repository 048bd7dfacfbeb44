import { useSetAtom } from 'jotai'
import { HandOffSheet } from './HandOffSheet.tsx'
import type { CaptchaSlot } from '../../../ui/form/slots.ts'
import { settleFirstStartIntent } from './firstStart.atoms.ts'

interface Props {
  readonly CaptchaField: CaptchaSlot
  readonly onClose: () => void
}

export function FirstStartPopup({ CaptchaField, onClose }: Props) {
  const settle = useSetAtom(settleFirstStartIntent)
  const close = () => {
    settle()
    onClose()
  }
  return <HandOffSheet CaptchaField={CaptchaField} open onClose={close} />
}
