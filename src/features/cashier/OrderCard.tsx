import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Stepper } from '../../ui/layout/Stepper.tsx'
import css from './Cashier.module.css'
import type { Progress } from './progress.rules.ts'

interface Props<Status extends string, Step extends string> {
  readonly status: Status
  readonly statusNames: Readonly<Record<Status, MessageDescriptor>>
  readonly progress: Progress<Step>
  readonly stepNames: Readonly<Record<Step, MessageDescriptor>>
  /** What the status means for the player. */
  readonly children: ReactNode
}

export function OrderCard<Status extends string, Step extends string>({
  status,
  statusNames,
  progress,
  stepNames,
  children,
}: Props<Status, Step>) {
  const { t } = useLingui()
  return (
    <div className={css.card} data-status={status}>
      <p className={css.status} aria-live="polite">
        {t(statusNames[status])}
      </p>
      {children && <p className={css.text}>{children}</p>}
      <Stepper
        label={t`Progress`}
        steps={progress.map(([key, state]) => ({ key, name: t(stepNames[key]), state }))}
      />
    </div>
  )
}
