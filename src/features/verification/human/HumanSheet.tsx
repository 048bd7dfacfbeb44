import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SliderQuestion } from './SliderQuestion.tsx'
import { SoundQuestion } from './SoundQuestion.tsx'
import type { AskedCheck } from './human.atoms.ts'

interface Props {
  readonly asked: AskedCheck
  readonly isOpen: boolean
}

export function HumanSheet({ asked, isOpen }: Props) {
  const { t } = useLingui()
  const [isHeard, setHeard] = useState(false)
  const Question = isHeard ? SoundQuestion : SliderQuestion
  return (
    <Sheet open={isOpen} onClose={() => asked.answer(null)} title={t`One quick check`}>
      <Question asked={asked} />
      <Button kind="quiet" block onClick={() => setHeard(!isHeard)}>
        {isHeard ? <Trans>Use the picture instead</Trans> : <Trans>Use sound instead</Trans>}
      </Button>
    </Sheet>
  )
}
