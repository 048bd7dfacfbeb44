import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { holdUpdates } from '../../device/busy.ts'
import { confirm } from '../../ui/confirmation.ts'

interface Holding {
  /** Something is typed, or money is on its way: no new version takes over. */
  readonly isTyped: boolean
  /** Something is being sent: every way out asks first. */
  readonly isUnderWay: boolean
}

/** What is on its way is not left by accident. */
export function useMoneyHold({ isTyped, isUnderWay }: Holding) {
  const { t } = useLingui()
  const isHeld = isTyped || isUnderWay
  useEffect(() => (isHeld ? holdUpdates('money') : undefined), [isHeld])
  useBlocker({
    disabled: !isUnderWay,
    enableBeforeUnload: isUnderWay,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await confirm({
        title: t`Leave while your withdrawal is under way?`,
        text: t`Look under your withdrawals to see what became of it.`,
        confirm: t`Leave`,
        cancel: t`Stay`,
        kind: 'danger',
      })),
  })
}
