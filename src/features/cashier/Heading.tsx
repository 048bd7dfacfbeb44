import { type ReactNode, useEffect, useRef } from 'react'
import { StepBar } from '#ui/layout/Progress.tsx'
import css from './Heading.module.css'

/** Deposit: method, amount, payment. Withdrawal: account, amount, confirmation. */
const total = 3

interface Props {
  /** 1-based; null where everything is on one page. */
  readonly step?: 1 | 2 | 3 | null
  readonly children: ReactNode
}

/** Takes the focus at each step, for keyboards and screen readers; a refused field keeps it. */
export function Heading({ step = null, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isRefused = document.activeElement?.matches('[aria-invalid=true]') === true
    if (!isRefused) heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <>
      {step !== null && <StepBar reached={step} total={total} />}
      <h1 ref={heading} className={css.heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
