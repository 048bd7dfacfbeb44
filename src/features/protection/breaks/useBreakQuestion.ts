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
    const cancel = t`Cancel`
    if (until === null)
      return confirm({
        title: t`Exclude yourself for good?`,
        text: t`You can never deposit or play with this account again. You can withdraw what is yours. Nobody can undo this.`,
        confirm: t`Exclude me for good`,
        cancel,
        kind: 'danger',
      })
    const end = moment(until)
    const text = t`Until ${end} you cannot deposit or play. You can withdraw. Nobody can end it early.`
    return isExclusion(length)
      ? confirm({
          title: t`Exclude yourself: ${span}?`,
          text,
          confirm: t`Exclude me`,
          cancel,
          kind: 'danger',
        })
      : confirm({
          title: t`Take a break: ${span}?`,
          text,
          confirm: t`Start the break`,
          cancel,
          kind: 'danger',
        })
  }
}
