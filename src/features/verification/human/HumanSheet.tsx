import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SliderQuestion } from './SliderQuestion.tsx'
import { SoundQuestion } from './SoundQuestion.tsx'
import type { CheckPrompt } from './human.atoms.ts'

interface Props {
  readonly prompt: CheckPrompt
  readonly isOpen: boolean
}

export function HumanSheet({ prompt, isOpen }: Props) {
  const { t } = useLingui()
  const [isBySound, setBySound] = useState(false)
  const Question = isBySound ? SoundQuestion : SliderQuestion
  return (
    <Sheet open={isOpen} onClose={() => prompt.answer(null)} title={t`One quick check`}>
      <Question prompt={prompt} />
      <Button kind="quiet" block onClick={() => setBySound(!isBySound)}>
        {isBySound ? <Trans>Use the picture instead</Trans> : <Trans>Use sound instead</Trans>}
      </Button>
    </Sheet>
  )
}
