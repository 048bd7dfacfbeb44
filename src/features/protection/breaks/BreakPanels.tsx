import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Break, type BreakLength, isExclusion } from '#api/money/limits.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import css from '#features/protection/limits/LimitsScreen.module.css'
import { lengthsAfter } from '#features/protection/protection.rules.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'
import { BreakButton } from './BreakButton.tsx'

export function RunningBreak({ pause: { until, length } }: { readonly pause: Break }) {
  const end = useProtectionText().moment(until ?? 0)
  return (
    <div className={css.running}>
      <Icon name="pause" />
      <div>
        <p className={css.strong}>
          {until === null ? (
            <Trans>You have excluded yourself permanently</Trans>
          ) : isExclusion(length) ? (
            <Trans>You have excluded yourself until {end}</Trans>
          ) : (
            <Trans comment="The placeholder is a date and a time.">
              You are on a break until {end}
            </Trans>
          )}
        </p>
        <p className={css.note}>
          <Trans>You can withdraw, but not deposit or play.</Trans>
        </p>
      </div>
    </div>
  )
}

interface Props {
  readonly pause: Break | null
  readonly now: number
}

export function BreakPanels({ pause, now }: Props) {
  const lengths = lengthsAfter(pause, now)
  return (
    <>
      <Lengths
        title={<Trans>Take a break</Trans>}
        lengths={lengths.filter((length) => !isExclusion(length))}
        now={now}
      >
        <Trans>
          You can withdraw, but not deposit or play, until it ends. Nobody can end it early.
        </Trans>
      </Lengths>
      <Lengths
        title={<Trans>Exclude yourself</Trans>}
        lengths={lengths.filter(isExclusion)}
        now={now}
      >
        <Trans>
          If playing is harming you, exclude yourself for a longer time. You can still withdraw.
          Nobody can undo it, not even customer service.
        </Trans>
      </Lengths>
    </>
  )
}

interface LengthsProps {
  readonly title: ReactNode
  readonly lengths: readonly BreakLength[]
  readonly now: number
  readonly children: ReactNode
}

const Lengths = ({ title, lengths, now, children }: LengthsProps) =>
  lengths.length > 0 && (
    <Panel title={title}>
      <p className={css.note}>{children}</p>
      <div className={css.lengths}>
        {lengths.map((length) => (
          <BreakButton key={length} length={length} now={now} />
        ))}
      </div>
    </Panel>
  )
