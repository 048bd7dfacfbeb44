import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Stepper } from '#ui/layout/Stepper.tsx'
import css from './Cashier.module.css'
import { Heading } from './Heading.tsx'
import orders from './Orders.module.css'
import type { Progress } from './order.rules.ts'
import '#ui/print.css'

interface Props<Status extends string, Step extends string> {
  readonly title: ReactNode
  readonly status: Status
  readonly statusNames: Readonly<Record<Status, MessageDescriptor>>
  /** What the status means for the player. */
  readonly meaning: ReactNode
  readonly progress: Progress<Step>
  readonly stepNames: Readonly<Record<Step, MessageDescriptor>>
  readonly facts: ReactNode
  /** Customer service can find out more. */
  readonly needsHelp: boolean
  /** What the player can do next. */
  readonly children: ReactNode
}

export function OrderSection<Status extends string, Step extends string>(
  props: Props<Status, Step>,
) {
  const { title, status, statusNames, meaning, progress, stepNames, facts, ...next } = props
  const { t } = useLingui()
  return (
    <section className={css.form}>
      <Heading>{title}</Heading>
      <div className={css.card}>
        <p className={`${css.status} ${orders.tone}`} data-status={status} aria-live="polite">
          {t(statusNames[status])}
        </p>
        {meaning && <p className={css.text}>{meaning}</p>}
        <Stepper
          label={t({
            message: 'Progress',
            comment: 'Heading: the steps of a deposit or withdrawal.',
          })}
          steps={progress.map(([key, state]) => ({ key, name: t(stepNames[key]), state }))}
        />
      </div>
      {facts}
      <div className={css.actions}>
        {next.children}
        {next.needsHelp && (
          <LinkButton to="/m/service" kind="ghost" block>
            <Trans>Customer service</Trans>
          </LinkButton>
        )}
      </div>
    </section>
  )
}

interface Watch {
  readonly status: string
  /** Also called at the first render: the order may have changed since the list was read. */
  readonly onMoved: () => void
}

export function useOrderWatch({ status, onMoved }: Watch) {
  const moved = useEffectEvent(onMoved)
  useEffect(() => moved(), [status])
}
