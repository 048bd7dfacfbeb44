import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useFormat } from '#i18n/format.ts'
import bar from './Bar.module.css'
import steps from './StepBar.module.css'

interface BarProps extends Omit<ComponentProps<'progress'>, 'className'> {
  readonly thin?: boolean
  readonly full?: boolean
}

/** Name it by aria-label or aria-labelledby. */
export const Bar = ({ thin = false, full = false, ...props }: BarProps) => (
  <progress
    {...props}
    className={bar.bar}
    data-thin={thin || undefined}
    data-full={full || undefined}
  />
)

interface StepBarProps {
  /** Counts from 1. */
  readonly reached: number
  readonly total: number
}

export function StepBar({ reached, total }: StepBarProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <div className={steps.steps}>
      <p className={steps.label}>
        {t`Step ${{ reached: count(reached) }} of ${{ total: count(total) }}`}
      </p>
      {Array.from({ length: total }, (_, place) => (
        <span key={place} className={steps.step} data-reached={place < reached || undefined} />
      ))}
    </div>
  )
}
