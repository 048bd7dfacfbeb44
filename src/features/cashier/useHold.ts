import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { holdUpdates } from '../../device/page/busy.ts'
import { confirm } from '../../ui/overlay/confirmation.ts'

export interface Holding {
  /** Money is expected: delays app updates. */
  readonly isHeld?: boolean
  /** A request is under way: leaving asks first. */
  readonly isUnderWay: boolean
  /** A reload would lose what is only in memory. */
  readonly isFragile?: boolean
}

interface Question {
  readonly title: string
  readonly text: string
}

export function useHold(holding: Holding, leaving: Question) {
  const { isUnderWay, isFragile = false } = holding
  const { t } = useLingui()
  const isHeld = holding.isHeld === true || isUnderWay
  useEffect(() => (isHeld ? holdUpdates('money') : undefined), [isHeld])
  useBlocker({
    disabled: !isUnderWay && !isFragile,
    enableBeforeUnload: isUnderWay || isFragile,
    shouldBlockFn: async ({ current, next }) =>
      isUnderWay &&
      current.pathname !== next.pathname &&
      !(await confirm({ ...leaving, confirm: t`Leave`, cancel: t`Stay`, kind: 'danger' })),
  })
}
