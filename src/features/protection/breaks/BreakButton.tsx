import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { type BreakLength, isExclusion } from '../../../api/money/limits.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { takeBreakIntent } from '../protection.atoms.ts'
import { useBreakQuestion } from './useBreakQuestion.ts'
import { useWords } from '../useWords.ts'

interface Props {
  readonly length: BreakLength
  readonly now: number
}

export function BreakButton({ length, now }: Props) {
  const { t } = useLingui()
  const { refusal, breakOf } = useWords()
  const ask = useBreakQuestion()
  const { run, isBusy } = useIntent(takeBreakIntent, (failure) =>
    toast(
      'fail',
      failure.code === 'conflict' ? t`You are already on a longer break` : refusal(failure),
    ),
  )
  const key = useRef(crypto.randomUUID())
  const begin = async () => {
    if (!(await ask(length, now))) return
    if (!(await run({ length }, { idempotencyKey: key.current }))) return
    key.current = crypto.randomUUID()
    toast('success', isExclusion(length) ? t`You are excluded now` : t`Your break has started`)
  }
  return (
    <Button kind="ghost" size="small" busy={isBusy} onClick={() => void begin()}>
      {breakOf(length)}
    </Button>
  )
}
