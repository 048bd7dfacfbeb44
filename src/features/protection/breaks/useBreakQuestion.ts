import { useLingui } from '@lingui/react/macro'
import { type BreakLength, isExclusion } from '../../../api/money/limits.ts'
import { confirm } from '../../../ui/overlay/confirmation.ts'
import { endOf } from '../protection.rules.ts'
import { useWords } from '../useWords.ts'

export function useBreakQuestion() {
  const { t } = useLingui()
  const { moment, breakOf } = useWords()
  return (length: BreakLength, now: number) => {
    const span = breakOf(length)
    const until = endOf(length, now)
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
      text: t`Until ${end} you cannot deposit or play. You can withdraw. Nobody can end it early.`,
      ...(isExclusion(length)
        ? { title: t`Exclude yourself: ${span}?`, confirm: t`Exclude me` }
        : { title: t`Take a break: ${span}?`, confirm: t`Start the break` }),
    })
  }
}
