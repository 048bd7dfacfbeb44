import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { type BreakLength, isExclusion } from '../../../api/money/limits.ts'
import { asFailure } from '../../../net/failure.ts'
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
  const take = useSetAtom(takeBreakIntent)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const begin = async () => {
    if (!(await ask(length, now))) return
    setBusy(true)
    try {
      await take({ length }, { idempotencyKey: key.current })
      key.current = crypto.randomUUID()
      toast('success', isExclusion(length) ? t`You are excluded now` : t`Your break has started`)
    } catch (thrown) {
      const failure = asFailure(thrown)
      toast(
        'fail',
        failure.code === 'conflict' ? t`You are already on a longer break` : refusal(failure),
      )
    }
    setBusy(false)
  }
  return (
    <Button kind="ghost" size="small" busy={isBusy} onClick={() => void begin()}>
      {breakOf(length)}
    </Button>
  )
}
