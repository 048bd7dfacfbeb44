import { useLingui } from '@lingui/react/macro'
import { type Holding, useHold } from '../useHold.ts'

export function useMoneyHold(holding: Holding) {
  const { t } = useLingui()
  useHold(holding, {
    title: t`Leave while your deposit is under way?`,
    text: t`Check your deposits to see what happened to it.`,
  })
}
