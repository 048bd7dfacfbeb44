import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { StepBar } from '../../ui/layout/StepBar.tsx'
import css from './Cashier.module.css'
import { useStepFocus } from './useStepFocus.ts'

/** Deposit: method, amount, payment. Withdrawal: account, amount, confirmation. */
const total = 3

interface Props {
  /** 1-based; null where everything is on one page. */
  readonly reached: 1 | 2 | 3 | null
  readonly children: ReactNode
}

/** The current step and its heading, which takes the focus at each step. */
export function Step({ reached, children }: Props) {
  const { t } = useLingui()
  const { count } = useFormat()
  const heading = useStepFocus(String(reached))
  return (
    <>
      {reached !== null && (
        <StepBar
          reached={reached}
          total={total}
          label={t`Step ${{ reached: count(reached) }} of ${{ total: count(total) }}`}
        />
      )}
      <h1 ref={heading} className={css.heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
