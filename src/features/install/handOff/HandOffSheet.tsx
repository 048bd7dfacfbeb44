import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../../ui/Sheet.tsx'
import { HandOffForm, type Taken } from './HandOffForm.tsx'
import { useTaken } from './useTaken.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

export function HandOffSheet({ open, onClose }: Props) {
  const { t } = useLingui()
  const goOn = useTaken()
  const take = (taken: Taken) => {
    onClose()
    goOn(taken)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Continue from the browser`} closeLabel={t`Close`}>
      <HandOffForm onTaken={take} />
    </Sheet>
  )
}
