import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { holdUpdates } from '#device/page/busy.ts'
import type { MoneyKind } from '#net/money/sentKeys.ts'
import { confirm } from '#ui/overlay/confirmation.ts'

interface Holding {
  /** Money is expected: delays app updates. */
  readonly isHeld?: boolean
  /** A request is in flight: leaving the page asks for confirmation. */
  readonly isUnderWay: boolean
  /** A reload would lose what is only in memory. */
  readonly isFragile?: boolean
}

export function useMoneyHold(kind: MoneyKind, holding: Holding) {
  const { isUnderWay, isFragile = false } = holding
  const { t } = useLingui()
  const isHeld = holding.isHeld === true || isUnderWay
  const leaving = {
    deposit: {
      title: t`Leave while your deposit is in progress?`,
      text: t`Your deposits show what happened.`,
    },
    withdrawal: {
      title: t`Leave while your withdrawal is in progress?`,
      text: t`Your withdrawals show what happened.`,
    },
  }[kind]
  useEffect(() => (isHeld ? holdUpdates('money') : undefined), [isHeld])
  useBlocker({
    disabled: !(isUnderWay || isFragile),
    shouldBlockFn: async ({ current, next }) =>
      isUnderWay &&
      current.pathname !== next.pathname &&
      !(await confirm({
        ...leaving,
        confirm: t`Leave`,
        cancel: t({ message: 'Stay', comment: 'Button: do not leave this page.' }),
        kind: 'danger',
      })),
  })
}
