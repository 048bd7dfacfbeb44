import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { type BreakLength, endOfBreak, isExclusion } from '#api/money/limits.ts'
import { newKey } from '#device/newKey.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { useIntent } from '#net/useIntent.ts'
import { Button } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { confirm } from '#ui/overlay/confirmation.ts'
import { takeBreakIntent } from '#features/protection/protection.atoms.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'

interface Props {
  readonly length: BreakLength
  readonly now: number
}

export function BreakButton({ length, now }: Props) {
  const { t } = useLingui()
  const { failureText, breakLength } = useProtectionText()
  const ask = useBreakQuestion()
  const key = useRef(newKey())
  const { run, isBusy } = useIntent(takeBreakIntent, (failure) => {
    if (isUnanswered(failure)) return toast('info', failureText(failure))
    key.current = newKey()
    const isShorter = failure.code === 'conflict'
    return toast('fail', isShorter ? t`You are already on a longer break` : failureText(failure))
  })
  const begin = async () => {
    if (!(await ask(length, now))) return
    if (!(await run({ length }, { idempotencyKey: key.current }))) return
    key.current = newKey()
    toast('success', isExclusion(length) ? t`You are excluded now` : t`Your break has started`)
  }
  return (
    <Button kind="ghost" size="small" busy={isBusy} onClick={() => void begin()}>
      {breakLength(length)}
    </Button>
  )
}

function useBreakQuestion() {
  const { t } = useLingui()
  const { moment, breakLength } = useProtectionText()
  return (length: BreakLength, now: number) => {
    const span = breakLength(length)
    const until = endOfBreak(length, now)
    const rest = { cancel: t`Cancel`, kind: 'danger' } as const
    if (until === null)
      return confirm({
        ...rest,
        title: t`Exclude yourself permanently?`,
        text: t`You can never deposit or play with this account again. You can withdraw what is yours. Nobody can undo this.`,
        confirm: t`Exclude me permanently`,
      })
    const end = moment(until)
    return confirm({
      ...rest,
      text: t({
        message: `You cannot deposit or play until ${end}. You can withdraw. Nobody can end the break early.`,
        comment: 'The placeholder is a date and a time.',
      }),
      ...(isExclusion(length)
        ? {
            title: t({
              message: `Exclude yourself: ${span}?`,
              comment: 'The placeholder is a length of time, such as “6 months”.',
            }),
            confirm: t`Exclude me`,
          }
        : {
            title: t({
              message: `Take a break: ${span}?`,
              comment: 'The placeholder is a length of time, such as “7 days”.',
            }),
            confirm: t`Start the break`,
          }),
    })
  }
}
