import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from './Stepper.module.css'

export type StepState = 'done' | 'current' | 'upcoming' | 'failed' | 'reached'

interface Step {
  readonly key: string
  readonly name: ReactNode
  readonly state: StepState
}

const marks: Readonly<Record<StepState, ReactNode>> = {
  done: <Icon name="check" size="small" />,
  reached: <Icon name="check" size="small" />,
  current: <Spinner size="small" />,
  upcoming: null,
  failed: <Icon name="close" size="small" />,
}

export const Stepper = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <ol className={css.stepper} aria-label={label}>
    {steps.map(({ key, name, state }) => (
      <li
        key={key}
        className={css.step}
        data-state={state}
        aria-current={state === 'done' || state === 'upcoming' ? undefined : 'step'}
      >
        <span className={css.mark}>{marks[state]}</span>
        <span className={css.name}>{name}</span>
      </li>
    ))}
  </ol>
)
