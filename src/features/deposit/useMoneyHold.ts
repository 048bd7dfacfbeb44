import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { holdUpdates } from '../../device/busy.ts'
import { confirm } from '../../ui/confirmation.ts'

interface Holding {
  /** Something is typed that would be lost, or money is expected: no new version takes over. */
  readonly isTyped: boolean
  /** Something is being sent: every way out asks first. */
  readonly isUnderWay: boolean
  /** A reload would lose what only memory holds. */
  readonly isFragile?: boolean
}

/** What is on its way is not left by accident. */
export function useMoneyHold({ isTyped, isUnderWay, isFragile = false }: Holding) {
  const { t } = useLingui()
  const isHeld = isTyped || isUnderWay
  useEffect(() => (isHeld ? holdUpdates('money') : undefined), [isHeld])
  useBlocker({
    disabled: !isUnderWay && !isFragile,
    enableBeforeUnload: isUnderWay || isFragile,
    shouldBlockFn: async ({ current, next }) =>
      isUnderWay &&
      current.pathname !== next.pathname &&
      !(await confirm({
        title: t`Leave while your deposit is under way?`,
        text: t`Look under your deposits to see what became of it.`,
        confirm: t`Leave`,
        cancel: t`Stay`,
        kind: 'danger',
      })),
  })
}
